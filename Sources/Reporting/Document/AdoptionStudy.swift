import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// What it takes to move from each strategy of an experiment to the one that leads it.
struct AdoptionStudy {
  struct Move {
    let from: Int
    let adoption: Adoption
  }

  let to: Int
  let traits: StrategyTraits
  let moves: [Move]

  /// Asks the modules.
  ///
  /// - Returns: Nil when no strategy is eligible.
  /// - Throws: `StrategyProblem` when a module refuses its parameters.
  init?(_ experiment: Experiment, _ verdict: Verdict) throws(StrategyProblem) {
    guard let leader = verdict.ranking.first else { return nil }
    let strategies = experiment.strategies
    to = leader
    traits = try StrategyTraits(of: strategies[leader])
    var moves: [Move] = []
    for from in strategies.indices where from != leader {
      let adoption = try Adoption(
        of: strategies[leader], after: strategies[from], experiment.workload,
        experiment.watched(at: 0))
      moves.append(Move(from: from, adoption: adoption))
    }
    self.moves = moves
  }

  /// For `results.json`.
  func json(_ experiment: Experiment) -> JSONValue {
    .object([
      "to": .string(experiment.strategies[to].label),
      "from": .array(
        moves.map { move in
          .object([
            "strategy": .string(experiment.strategies[move.from].label),
            "entities": .count(move.adoption.entities),
            "identifiersChanged": .count(move.adoption.changed),
            "canBeAsked": .bool(move.adoption.canBeAsked),
            "slots": Self.answers(move.adoption.slots), "links": Self.answers(move.adoption.links),
          ])
        }),
    ])
  }

  private static func answers(_ answers: Adoption.Answers) -> JSONValue {
    .object([
      "held": .count(answers.held), "lost": .count(answers.lost), "wrong": .count(answers.wrong),
    ])
  }
}
