/// The contract between stratbench and a strategy module, in C.
///
/// A module is a shared library that exports one function, `stratbench_strategy_entry`, which
/// returns a table of functions. Every language that can export a C function can be used.
/// Swift modules use `StrategyKit`, which fills this table in.
///
/// Rules for every function of the table:
/// - Texts are UTF-8, given as pointer and length, never null-terminated, and valid only during
///   the call.
/// - An answer depends on nothing but the arguments: no clock, no random source, no global state.
/// - One instance is used by one thread at a time; several instances may be used at once.
#ifndef STRATBENCH_STRATEGY_H
#define STRATBENCH_STRATEGY_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#define STRATBENCH_NULLABLE _Nullable
#else
#define STRATBENCH_NULLABLE
#endif

#define STRATBENCH_STRATEGY_MAGIC 0x53425354u
#define STRATBENCH_STRATEGY_ABI 2u
#define STRATBENCH_STRATEGY_ENTRY "stratbench_strategy_entry"

typedef struct stratbench_text {
  const uint8_t *STRATBENCH_NULLABLE bytes;
  size_t count;
} stratbench_text;

/// Whether two texts have the same bytes.
static inline int stratbench_text_equals(stratbench_text one, stratbench_text other) {
  return one.count == other.count
      && (one.count == 0 || memcmp(one.bytes, other.bytes, one.count) == 0);
}

/// What the app knows of an entity: its durable key and the name that it shows now.
typedef struct stratbench_entity {
  stratbench_text key;
  stratbench_text name;
} stratbench_entity;

/// A save of an entity. `changes_display` is 0 when the save left the shown name as it was.
typedef struct stratbench_save {
  stratbench_entity entity;
  stratbench_text previous_name;
  double seconds;
  uint32_t changes_display;
} stratbench_save;

typedef enum stratbench_kind {
  STRATBENCH_INTEGER = 0,
  STRATBENCH_NUMBER = 1,
  STRATBENCH_SHARE = 2,
  STRATBENCH_DURATION = 3,
  STRATBENCH_FLAG = 4,
  STRATBENCH_CHOICE = 5,
  /// A text that the module reads by itself, in UTF-8.
  STRATBENCH_TEXT = 6
} stratbench_kind;

/// One parameter that the module takes from the `strategies:` entry of a config.
typedef struct stratbench_parameter {
  /// Lower case with hyphens; `a.b` is written `a: {b: …}` in the config.
  const char *STRATBENCH_NULLABLE name;
  stratbench_kind kind;
  /// Written as in a config: `8`, `30%`, `1d`, `true`, `strict`. A text stands for itself.
  const char *STRATBENCH_NULLABLE default_value;
  /// Inclusive range of numbers; shares are 0 to 1, durations seconds. Unused for other kinds.
  double minimum;
  double maximum;
  /// The choices, separated by `|`. NULL for other kinds.
  const char *STRATBENCH_NULLABLE choices;
  const char *STRATBENCH_NULLABLE help;
} stratbench_parameter;

/// The value of one parameter: `number` for numeric kinds and flags (0 or 1), `text` for a choice
/// and for a text.
typedef struct stratbench_value {
  double number;
  stratbench_text text;
} stratbench_value;

/// Why an instance cannot be made; the host zeroes it first. The texts are null-terminated.
typedef struct stratbench_problem {
  /// The index of the parameter to blame, or -1.
  int32_t parameter;
  /// Where in a text it is: the first Unicode scalar to blame, counted from 1, and how many there
  /// are. 0 when there is no such place.
  uint32_t column;
  uint32_t length;
  char message[256];
  /// How to mend it; empty when that is plain from the message.
  char help[256];
} stratbench_problem;

/// What a reader of the manual has to know. Sentences; a list has one item a line. NULL for none.
typedef struct stratbench_documentation {
  const char *STRATBENCH_NULLABLE idea;
  const char *STRATBENCH_NULLABLE when_to_use;
  const char *STRATBENCH_NULLABLE failure_modes;
  const char *STRATBENCH_NULLABLE cost;
} stratbench_documentation;

typedef enum stratbench_scope {
  /// An identifier can only ever mean the entity that it was made for.
  STRATBENCH_ENTITY_SCOPE = 0,
  /// Two entities can have one identifier; the host then asks every entity that ever had it,
  /// those first that have it now.
  STRATBENCH_GLOBAL_SCOPE = 1
} stratbench_scope;

/// What an instance tells of itself once its parameters are known.
typedef struct stratbench_traits {
  uint32_t scope;
  /// 1 when identifiers and answers depend on the key alone, so that no save changes them: the
  /// host then tells of none and asks nothing anew after one.
  uint32_t is_stable;
  /// 1 when links hold identifiers of their own. Otherwise `link_identifier` is never called.
  uint32_t has_link_identifiers;
  /// The app asks the user to pick again after a rename: how often that works, and how long
  /// after the rename. A probability of 0 means that the app does nothing.
  double nudge_probability;
  double nudge_delay_seconds;
} stratbench_traits;

typedef enum stratbench_resolution {
  /// The identifier does not mean this entity.
  STRATBENCH_NOT_THIS = 0,
  /// It does, and the entity is returned under the identifier that was asked for.
  STRATBENCH_AS_REQUESTED = 1,
  /// It does, and the entity is returned under its current identifier.
  STRATBENCH_AS_CURRENT = 2
} stratbench_resolution;

typedef struct stratbench_strategy {
  uint32_t magic;
  uint32_t abi;
  uint64_t table_size;
  uint64_t layout;

  const char *STRATBENCH_NULLABLE id;
  const char *STRATBENCH_NULLABLE version;
  const char *STRATBENCH_NULLABLE summary;
  /// NULL when the module has no manual beyond its summary and its parameters.
  const stratbench_documentation *STRATBENCH_NULLABLE documentation;
  const stratbench_parameter *STRATBENCH_NULLABLE parameters;
  size_t parameter_count;

  /// The size and alignment of what the app keeps for one entity. The host owns the storage.
  size_t memory_size;
  size_t memory_alignment;

  /// Passed to `create`, for the module's own use.
  void *STRATBENCH_NULLABLE context;

  /// Makes an instance from one value a parameter, in the order of `parameters`; NULL with
  /// `problem` filled in when they do not go together.
  void *STRATBENCH_NULLABLE (*STRATBENCH_NULLABLE create)(
      void *STRATBENCH_NULLABLE context, const stratbench_value *values, stratbench_traits *traits,
                  stratbench_problem *problem);
  void (*STRATBENCH_NULLABLE destroy)(void *instance);

  /// Fills in the memory of an entity that was just created.
  void (*STRATBENCH_NULLABLE begin)(void *instance, const stratbench_entity *entity, void *memory);
  /// Fills in `to` as a copy of `from`.
  void (*STRATBENCH_NULLABLE copy)(void *instance, const void *from, void *to);
  /// Releases what the memory holds, not its storage.
  void (*STRATBENCH_NULLABLE forget)(void *instance, void *memory);

  /// Writes the identifier that the app offers to hosts now and returns its length. When that
  /// exceeds `capacity` nothing need be written: the host calls again with more room.
  size_t (*STRATBENCH_NULLABLE identifier)(void *instance, const void *memory, const stratbench_entity *entity,
                       uint8_t *buffer, size_t capacity);
  /// The same for the identifier that the app puts into a deep link; see `has_link_identifiers`.
  size_t (*STRATBENCH_NULLABLE link_identifier)(void *instance, const void *memory, const stratbench_entity *entity,
                            uint8_t *buffer, size_t capacity);
  /// Tells that the entity was saved, with its new name in place.
  void (*STRATBENCH_NULLABLE saved)(void *instance, void *memory, const stratbench_save *save);
  /// A `stratbench_resolution`: does this identifier mean this entity now? May be asked only for
  /// identifiers that this entity had at some time.
  uint32_t (*STRATBENCH_NULLABLE resolve)(void *instance, const void *memory, const stratbench_entity *entity,
                      stratbench_text identifier);
} stratbench_strategy;

/// The one function that a module exports. `host_abi` is the number that the caller speaks.
typedef const stratbench_strategy *STRATBENCH_NULLABLE (*stratbench_strategy_entry_function)(uint32_t host_abi);

/// A number that differs when a compiler laid the structures out differently than another did,
/// which an equal ABI number and table size would not show.
static inline uint64_t stratbench_strategy_layout(void) {
  const uint64_t places[] = {
      offsetof(stratbench_entity, name),
      offsetof(stratbench_save, previous_name),
      offsetof(stratbench_save, changes_display),
      offsetof(stratbench_parameter, default_value),
      offsetof(stratbench_parameter, maximum),
      offsetof(stratbench_parameter, help),
      offsetof(stratbench_value, text),
      offsetof(stratbench_problem, message),
      offsetof(stratbench_problem, help),
      offsetof(stratbench_documentation, cost),
      offsetof(stratbench_traits, has_link_identifiers),
      offsetof(stratbench_traits, nudge_delay_seconds),
      offsetof(stratbench_strategy, id),
      offsetof(stratbench_strategy, parameter_count),
      offsetof(stratbench_strategy, context),
      offsetof(stratbench_strategy, resolve),
      sizeof(stratbench_kind),
  };
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
    hash = (hash ^ places[i]) * 1099511628211u;
  return hash;
}

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
