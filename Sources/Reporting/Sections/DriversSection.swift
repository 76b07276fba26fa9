import ExperimentConfig
import Scoring
import Simulation

/// What the decision turns on: criteria with their anchors and weights, and what excludes.
struct DriversSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private var experiment: Experiment { report.experiment }

  var markdown: String {
    """
    ## Decision drivers

    \(Markdown.table(["Criterion", "Weight", "100 points at", "0 points at"], anchors, numbers: 1..<2))

    A criterion scores as its worst line, straight between the two anchors; the total is the mean \
    by weight\(middles). The anchors stand in the config and not on the options at hand, so adding \
    a strategy changes no other's score. \(vetoes)
    """
  }

  private var anchors: [[String]] {
    Criterion.allCases.flatMap { criterion in
      experiment.score.criteria[criterion, default: []].map { anchors in
        [
          "\(criterion.title): \(anchors.metric.meaning)",
          Format.weight(experiment.score.weightRanges[criterion, default: 0...0]),
          Format.value(anchors.good, anchors.metric), Format.value(anchors.bad, anchors.metric),
        ]
      }
    }
  }

  private var middles: String {
    experiment.score.hasWeightRanges ? ", of a range its middle" : ""
  }

  /// What excludes a strategy.
  var vetoes: String {
    let vetoes = experiment.score.vetoes
    guard !vetoes.isEmpty else { return "Nothing excludes a strategy beforehand." }
    let limits = vetoes.map {
      "\(Markdown.code($0.metric.rawValue)) above \(Format.value($0.limit, $0.metric))"
    }
    return "A strategy is excluded, whatever its score, by \(enumerated(limits)), when the whole "
      + "interval lies above the limit."
  }
}
