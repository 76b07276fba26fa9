import Diagnostics

/// One option of a command.
struct Option: Sendable {
  let name: String
  /// What stands for the value in help texts, or nil for a switch.
  let value: String?
  let help: String
  let isRepeated: Bool

  /// A switch.
  init(_ name: String, help: String) {
    self.init(name, nil, help: help)
  }

  /// An option with a value.
  init(_ name: String, _ value: String?, repeated: Bool = false, help: String) {
    self.name = name
    self.value = value
    self.help = help
    isRepeated = repeated
  }
}

/// The arguments of a command, taken apart.
struct Options {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes arguments apart: `--name value`, `--name=value`, switches, and operands; everything
  /// after `--` is an operand.
  ///
  /// - Throws: `CommandFailure` that names every argument that is wrong.
  init(_ arguments: [String], _ command: CommandSyntax) throws(CommandFailure) {
    var problems: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("--") else {
        if argument.hasPrefix("-"), argument != "-" {
          problems.append("unknown option '\(argument)'; options start with two hyphens")
        } else {
          operands.append(argument)
        }
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let name = parts.first ?? argument
      guard let option = command.options.first(where: { $0.name == name }) else {
        let help = Suggestion.help(for: name, among: command.options.map(\.name))
        problems.append("unknown option '\(name)'" + (help.map { "; \($0)" } ?? ""))
        continue
      }
      take(option, inline: parts.count > 1 ? parts[1] : nil, &rest, &problems)
    }
    if !command.operands.contains(operands.count) {
      problems.append("'stratbench \(command.name)' takes \(command.operandHelp)")
    }
    guard problems.isEmpty else {
      throw CommandFailure(
        .usage,
        problems.map { "error: \($0)" }.joined(separator: "\n")
          + "\nusage: \(command.usage)")
    }
  }

  private mutating func take(
    _ option: Option, inline: String?, _ rest: inout ArraySlice<String>,
    _ problems: inout [String]
  ) {
    guard option.value != nil else {
      if let inline { problems.append("'\(option.name)' takes no value, found '\(inline)'") }
      values[option.name] = [""]
      return
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      problems.append("'\(option.name)' needs a value")
      return
    }
    if values[option.name] != nil, !option.isRepeated {
      problems.append("'\(option.name)' is there twice")
    }
    values[option.name, default: []].append(value)
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// The values of a repeated option.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as a whole number.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandFailure(
        .usage,
        "error: '\(name) \(text)' is not a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }
}

/// The form of a command.
struct CommandSyntax: Sendable {
  let name: String
  let summary: String
  let operandHelp: String
  let operands: ClosedRange<Int>
  let options: [Option]

  var usage: String {
    let operand = operandHelp == "no operand" ? "" : " \(operandShape)"
    return "stratbench \(name)\(operand)\(options.isEmpty ? "" : " [OPTION]...")"
  }

  private var operandShape: String {
    switch name {
    case "run", "explain": "CONFIG"
    case "validate": "CONFIG..."
    case "hosts": "[NAME]"
    case "strategies": "[NAME...]"
    case "advise": "NAMES"
    case "compare": "OLD.json NEW.json"
    default: ""
    }
  }

  /// The help text.
  var help: String {
    var lines = [summary, "", "usage: \(usage)"]
    if !options.isEmpty { lines += ["", "options:"] }
    let shapes = options.map { "\($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = shapes.map(\.count).max() ?? 0
    for (shape, option) in zip(shapes, options) {
      let padding = String(repeating: " ", count: width - shape.count)
      lines.append(
        "  \(shape)\(padding)  \(option.help)\(option.isRepeated ? " (repeatable)" : "")")
    }
    return lines.joined(separator: "\n")
  }
}
