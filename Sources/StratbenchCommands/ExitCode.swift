import Diagnostics

/// How the program ends; reviews and scripts rely on the numbers.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case expectationFailed = 10
  case noClearWinner = 11
  case worseThanBaseline = 12
  case strategyRefused = 20
  case usage = 64
  case mistakes = 65
  case unreadable = 66
  case bug = 70
  case unwritable = 73
  case interrupted = 130
}

/// Why a command ends before its work is done; the text goes to standard error.
struct CommandFailure: Error {
  let code: ExitCode
  let text: String

  init(_ code: ExitCode, _ text: String) {
    self.code = code
    self.text = text
  }

  /// A name on the command line that is none of those that are known.
  static func unknown(_ problem: String, _ name: String, among known: [String]) -> CommandFailure {
    let help = Suggestion.help(for: name, among: known)
    return CommandFailure(
      .usage, "error: \(problem) '\(name)'" + (help.map { "\n  help: \($0)" } ?? ""))
  }
}
