// Was laid out by other rules than the program.
#include "OtherLayout.h"
#include "stratbench_strategy.h"

const stratbench_strategy *stratbench_strategy_entry(uint32_t host_abi) {
  static stratbench_strategy table;
  (void)host_abi;
  table.magic = STRATBENCH_STRATEGY_MAGIC;
  table.abi = STRATBENCH_STRATEGY_ABI;
  table.table_size = sizeof table;
  table.layout = 7;
  return &table;
}
