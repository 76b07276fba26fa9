// Speaks another ABI number.
#include "OtherABI.h"
#include "stratbench_strategy.h"

const stratbench_strategy *stratbench_strategy_entry(uint32_t host_abi) {
  static stratbench_strategy table;
  (void)host_abi;
  table.magic = STRATBENCH_STRATEGY_MAGIC;
  table.abi = STRATBENCH_STRATEGY_ABI + 1;
  table.table_size = sizeof table;
  table.layout = stratbench_strategy_layout();
  return &table;
}
