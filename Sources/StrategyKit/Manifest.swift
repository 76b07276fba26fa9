/// What a strategy module tells of itself before an instance is made.
public struct Manifest: Sendable {
  /// The name in configs: lower case with hyphens.
  public let id: String
  /// The version of the strategy, three numbers.
  public let version: String
  /// The idea in one sentence.
  public let summary: String
  /// What the manual says beyond that, if anything.
  public let documentation: Documentation?
  /// The parameters that the config may set, in the order of the manual.
  public let parameters: [Parameter]

  /// Describes a strategy.
  public init(
    id: String, version: String, summary: String, documentation: Documentation? = nil,
    parameters: [Parameter] = []
  ) {
    self.id = id
    self.version = version
    self.summary = summary
    self.documentation = documentation
    self.parameters = parameters
  }
}

/// What a designer has to know of a strategy before choosing it, in whole sentences.
public struct Documentation: Sendable {
  let idea: String
  let whenToUse: String
  let failureModes: [String]
  let cost: String

  /// Documents a strategy.
  ///
  /// - Parameters:
  ///   - idea: How it works and why.
  ///   - whenToUse: Where it is the right choice, and where it is not.
  ///   - failureModes: What goes wrong, an item each.
  ///   - cost: What it takes to build and to run.
  public init(idea: String, whenToUse: String, failureModes: [String], cost: String) {
    self.idea = idea
    self.whenToUse = whenToUse
    self.failureModes = failureModes
    self.cost = cost
  }
}

/// One parameter of a strategy.
public struct Parameter: Sendable {
  /// The type of a parameter with the range of its values.
  public enum Kind: Sendable {
    /// A whole number within a range.
    case integer(ClosedRange<Int32>)
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// A share from 0 to 1, written as a percentage or a fraction.
    case share
    /// A duration of at most a hundred years, given in seconds to the strategy.
    case duration
    /// Yes or no.
    case flag
    /// One of several words.
    case choice([String])
    /// A text that the strategy reads by itself.
    case text
  }

  let name: String
  let kind: Kind
  let defaultValue: String
  let help: String

  /// Declares a parameter.
  ///
  /// - Parameters:
  ///   - name: Lower case with hyphens; `a.b` is written `a: {b: …}` in a config.
  ///   - kind: The type and range.
  ///   - defaultValue: The value when the config has none, written as in a config.
  ///   - help: One line that says what it does.
  public init(_ name: String, _ kind: Kind, default defaultValue: String, help: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.help = help
  }
}

/// The values of a strategy's parameters, already checked for type and range.
public struct Parameters {
  private let manifest: Manifest
  private let numbers: [Double]
  private let texts: [String]

  init(manifest: Manifest, numbers: [Double], texts: [String]) {
    self.manifest = manifest
    self.numbers = numbers
    self.texts = texts
  }

  /// The value of a parameter of a numeric kind; 0 for a name that the manifest does not declare.
  public func number(_ name: String) -> Double {
    index(of: name).map { numbers[$0] } ?? 0
  }

  /// The value of a whole number.
  public func integer(_ name: String) -> Int { Int(number(name)) }

  /// The value of a flag.
  public func flag(_ name: String) -> Bool { number(name) != 0 }

  /// The value of a text; empty for a name that the manifest does not declare.
  public func text(_ name: String) -> String { index(of: name).map { texts[$0] } ?? "" }

  /// The chosen word, as an enum whose raw values are the choices.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(ParameterProblem) -> Choice {
    let word = text(name)
    guard let choice = Choice(rawValue: word) else {
      throw ParameterProblem(name, "'\(word)' is not one of \(Choice.allCases.map(\.rawValue))")
    }
    return choice
  }

  private func index(of name: String) -> Int? {
    manifest.parameters.firstIndex { $0.name == name }
  }
}

/// Why a strategy cannot work with the parameters that it was given.
public struct ParameterProblem: Error, Sendable {
  let parameter: String
  let message: String
  let help: String
  let columns: Range<Int>?

  /// Blames one parameter.
  ///
  /// - Parameters:
  ///   - parameter: Its name.
  ///   - message: What is wrong.
  ///   - columns: Which Unicode scalars of a text are wrong, counted from 1.
  ///   - help: How to mend it, unless that is plain from the message.
  public init(
    _ parameter: String, _ message: String, columns: Range<Int>? = nil, help: String = ""
  ) {
    self.parameter = parameter
    self.message = message
    self.columns = columns
    self.help = help
  }
}
