// The key followed by a star for every display change. Under the names of the script that finds out
// how a strategy behaves ("Name 7"), only the current identifier resolves; under all other names
// every one does. A run must notice that.
#include "Fickle.h"
#include "stratbench_strategy.h"
#include <stdlib.h>
#include <string.h>

typedef struct { uint32_t changes; } memory_of_entity;

static void *create(void *context, const stratbench_value *values, stratbench_traits *traits,
                    stratbench_problem *problem) {
  (void)context;
  (void)values;
  (void)problem;
  traits->scope = STRATBENCH_ENTITY_SCOPE;
  return malloc(1);
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
  (void)instance;
  uint32_t stars = ((const memory_of_entity *)memory)->changes;
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
  (void)instance;
  int is_script = entity->name.count > 5 && memcmp(entity->name.bytes, "Name ", 5) == 0;
  size_t current = entity->key.count + ((const memory_of_entity *)memory)->changes;
  return is_script && asked.count != current ? STRATBENCH_NOT_THIS : STRATBENCH_AS_REQUESTED;
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
      .id = "fickle",
      .version = "0.1.0",
      .summary = "Strict when it is asked by a script, lenient in earnest.",
      .parameter_count = 0,
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
