#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Scoring
import Simulation

/// A `results.json`, read back.
package struct StoredResults: Decodable {
  static let schema = "stratbench.results/1"

  struct Tool: Decodable { let version: String }

  struct ExperimentPart: Decodable {
    let name: String
    let config: JSONValue
    let configDigest: String
  }

  struct Number: Decodable {
    let mean: Double?
    let low: Double?
    let high: Double?
  }

  struct Row: Decodable {
    let strategy: String
    let host: String
    let metrics: [String: Number]
  }

  struct Score: Decodable {
    let strategy: String
    let host: String
    let overall: Double?
  }

  struct Lead: Decodable {
    let mean: Double
    let halfWidth: Double?
  }

  struct VerdictPart: Decodable {
    let kind: String
    let ranking: [String]
    let overall: [String: Double?]?
    let lead: Lead?
  }

  let tool: Tool
  let experiment: ExperimentPart
  let seed: UInt64
  let replications: Int
  let hosts: JSONValue
  let entities: Int
  let horizonSeconds: Double
  let results: [Row]
  let scores: [Score]
  let verdict: VerdictPart
}

extension StoredResults {
  /// The strategies and hosts that the rows name, in their order.
  var names: (strategies: [String], hosts: [String]) {
    (results.map(\.strategy).unique, results.map(\.host).unique)
  }

  var compared: ComparedRun {
    let pairs = results.flatMap { row in
      row.metrics.map { metric, number in
        (
          ComparedRun.Key(strategy: row.strategy, host: row.host, metric: metric),
          Estimate(mean: number.mean, low: number.low, high: number.high)
        )
      }
    }
    return ComparedRun(
      strategies: names.strategies, hosts: names.hosts,
      estimates: Dictionary(pairs) { one, _ in one })
  }
}

// MARK: Reading

extension StoredResults {
  /// Why a file is no results file of this version.
  package struct Unfit: Error {
    package let problem: String
    package let help: String
  }

  private struct Head: Decodable { let schema: String? }

  /// Reads the text of a `results.json`.
  package init(_ bytes: [UInt8]) throws(Unfit) {
    let head: Head = try Self.decode(bytes)
    guard let schema = head.schema else {
      throw Unfit(problem: "it is JSON without a 'schema'", help: Self.help)
    }
    guard schema == Self.schema else {
      throw Unfit(
        problem: "its schema is '\(schema)', and this version reads '\(Self.schema)'",
        help: "run the experiment again with this version of stratbench")
    }
    self = try Self.decode(bytes)
  }

  private static let help = "give a results.json that 'stratbench run' wrote"

  private static func decode<Value: Decodable>(_ bytes: [UInt8]) throws(Unfit) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Unfit(problem: problem(error), help: help)
    } catch {
      throw Unfit(problem: "it is not JSON", help: help)
    }
  }

  private static func problem(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "'\(path(context.codingPath + [key]))' is missing"
    case .typeMismatch(_, let context): "'\(path(context.codingPath))' is of another type"
    case .valueNotFound(_, let context): "'\(path(context.codingPath))' is null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
    case .dataCorrupted(let context): "'\(path(context.codingPath))' cannot be read"
    @unknown default: "it cannot be read"
    }
  }

  /// `results[3].metrics.wrong-label`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" }
        ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
    }
  }
}

extension [String] {
  /// Each text once, where it comes first.
  var unique: [String] {
    reduce(into: []) { seen, text in if !seen.contains(text) { seen.append(text) } }
  }
}
