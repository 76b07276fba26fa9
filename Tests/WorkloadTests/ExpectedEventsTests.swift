import Simulation
import TestSupport
import Testing
import Workload

struct ExpectedEventsTests {
  @Test(arguments: [0.5, 5.0])
  func `the events that are expected are those that are generated`(_ rate: Double) throws {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 400
    synthetic.renames = rate / Experiments.year
    synthetic.touches = 3 / Experiments.year
    var actions = UserActions()
    actions.slots = .mean(1.5)
    actions.picks = 1 / Experiments.year
    actions.views = 6 / Experiments.year
    actions.links = 4 / Experiments.year
    actions.followDelay = .fixed(Experiments.day)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 3, horizon: 2 * Experiments.year)
    let generated = Double(Experiments.events(workload, replications: 4)) / 4
    #expect(abs(workload.expectedEvents / generated - 1) < 0.03)
  }
}
