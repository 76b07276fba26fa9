// A strategy in plain C: the key followed by the number of display changes in stars.
#include "CStrategy.h"
#include "stratbench_strategy.h"
#include <stdlib.h>
#include <string.h>

typedef struct { uint32_t changes; } memory_of_entity;
typedef struct { uint32_t most; } instance_of_strategy;

static const stratbench_parameter parameters[] = {
    {"most", STRATBENCH_INTEGER, "3", 0, 1000, NULL, "How many stars there can be."},
};

static void *create(void *context, const stratbench_value *values, stratbench_traits *traits,
                    stratbench_problem *problem) {
  (void)context;
  if (values[0].number == 13) {
    problem->parameter = 0;
    strcpy(problem->message, "thirteen stars are not made");
    return NULL;
  }
  instance_of_strategy *instance = malloc(sizeof *instance);
  instance->most = (uint32_t)values[0].number;
  traits->scope = STRATBENCH_ENTITY_SCOPE;
  return instance;
}

static void begin(void *instance, const stratbench_entity *entity, void *memory) {
  (void)instance;
  (void)entity;
  ((memory_of_entity *)memory)->changes = 0;
}

static void copy(void *instance, const void *from, void *to) {
  (void)instance;
  memcpy(to, from, sizeof(memory_of_entity));
}

static void forget(void *instance, void *memory) {
  (void)instance;
  (void)memory;
}

static size_t identifier(void *instance, const void *memory, const stratbench_entity *entity,
                         uint8_t *buffer, size_t capacity) {
  uint32_t stars = ((const memory_of_entity *)memory)->changes;
  uint32_t most = ((instance_of_strategy *)instance)->most;
  if (stars > most)
    stars = most;
  size_t count = entity->key.count + stars;
  if (count <= capacity) {
    memcpy(buffer, entity->key.bytes, entity->key.count);
    memset(buffer + entity->key.count, '*', stars);
  }
  return count;
}

static void saved(void *instance, void *memory, const stratbench_save *save) {
  (void)instance;
  if (save->changes_display)
    ((memory_of_entity *)memory)->changes++;
}

static uint32_t resolve(void *instance, const void *memory, const stratbench_entity *entity,
                        stratbench_text asked) {
  uint8_t buffer[2048];
  size_t count = identifier(instance, memory, entity, buffer, sizeof buffer);
  int is_current = count == asked.count && memcmp(buffer, asked.bytes, count) == 0;
  return is_current ? STRATBENCH_AS_REQUESTED : STRATBENCH_NOT_THIS;
}

const stratbench_strategy *stratbench_strategy_entry(uint32_t host_abi) {
  static stratbench_strategy table;
  if (host_abi != STRATBENCH_STRATEGY_ABI)
    return NULL;
  table = (stratbench_strategy){
      .magic = STRATBENCH_STRATEGY_MAGIC,
      .abi = STRATBENCH_STRATEGY_ABI,
      .table_size = sizeof table,
      .layout = stratbench_strategy_layout(),
      .id = "stars",
      .version = "0.1.0",
      .summary = "The key and a star for every display change.",
      .parameters = parameters,
      .parameter_count = 1,
      .memory_size = sizeof(memory_of_entity),
      .memory_alignment = _Alignof(memory_of_entity),
      .create = create,
      .destroy = free,
      .begin = begin,
      .copy = copy,
      .forget = forget,
      .identifier = identifier,
      .link_identifier = identifier,
      .saved = saved,
      .resolve = resolve,
  };
  return &table;
}
