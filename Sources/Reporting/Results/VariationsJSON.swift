import ExperimentConfig
import Scoring

/// Scenarios and sweep in `results.json`.
extension Report {
  var variationsJSON: [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    if !experiment.scenarios.isEmpty { values["scenarios"] = .array(scenarioValues) }
    if let influences = SweepInfluence.all(of: self), let sweep = experiment.sweep {
      values["sweep"] = .object([
        "axes": .array(zip(sweep.axes, influences).map(axis)),
        "cells": .array(zip(sweep.cells, cellOutcomes).map { value($0.variation, $1) }),
      ])
    }
    return values
  }

  private var scenarioValues: [JSONValue] {
    zip(experiment.scenarios, scenarioOutcomes).map { scenario, outcome in
      value(scenario.variation, outcome, ["name": .string(scenario.name)])
    }
  }

  private func axis(_ axis: Sweep.Axis, _ influence: SweepInfluence) -> JSONValue {
    .object([
      "paths": .strings(axis.paths), "steps": .array(axis.steps.map(JSONValue.strings)),
      "comparisons": .count(influence.comparisons), "changes": .count(influence.changes),
    ])
  }

  private func value(
    _ variation: Variation, _ outcome: VariationOutcome, _ more: [String: JSONValue] = [:]
  ) -> JSONValue {
    var values = more
    values["settings"] = variation.settingsJSON
    values["kind"] = .string(outcome.kind.rawValue)
    values["strategy"] = outcome.winner.map(JSONValue.string)
    values["ranking"] = .strings(outcome.ranking)
    values["overall"] = .object(outcome.overall.mapValues(JSONValue.number))
    values["lead"] = outcome.lead.map { lead in
      .object(["mean": .number(lead.mean), "halfWidth": .number(lead.halfWidth)])
    }
    values["key"] = .string(outcome.key)
    values["resultsDigest"] = .string(outcome.resultsDigest)
    return .object(values)
  }

  var scenarioOutcomes: ArraySlice<VariationOutcome> {
    variations.prefix(experiment.scenarios.count)
  }

  var cellOutcomes: ArraySlice<VariationOutcome> {
    variations.dropFirst(experiment.scenarios.count)
  }
}

extension Variation {
  var settingsJSON: JSONValue {
    .object(
      Dictionary(settings.map { ($0.path, .string($0.value)) }, uniquingKeysWith: { _, new in new })
    )
  }
}

extension ResolvedConfig {
  /// What else is played, as far as the config has it; a sweep may be long and is told by its
  /// digest.
  var variations: [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    if !experiment.scenarios.isEmpty {
      values["scenarios"] = .array(
        experiment.scenarios.map {
          .object(["name": .string($0.name), "settings": $0.variation.settingsJSON])
        })
    }
    values["sweep"] = experiment.sweep.map { sweep in
      let cells = sweep.cells.flatMap { $0.variation.settings.map { "\($0.path): \($0.value)\n" } }
      return .object([
        "paths": .strings(sweep.axes.flatMap(\.paths)), "cells": .count(sweep.cells.count),
        "cellsDigest": .string(Digest.sha256(cells.joined().utf8)),
      ])
    }
    return values
  }
}
