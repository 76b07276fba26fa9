/// One thing that happened under one strategy, for a list and for a diagram.
struct StoryStep {
  enum Kind: Hashable { case edit, pick, slot, view, use, follow }

  /// What one party says to another, or does by itself.
  struct Message: Equatable {
    enum Party: String { case user = "User", host = "Host", app = "App" }

    let from: Party
    let to: Party
    let text: String
    var isAnswer = false
  }

  let time: Double
  let kind: Kind
  /// In Markdown.
  var text: String
  var messages: [Message]
  /// How often it happened again without a change between, and when for the last time.
  var repeats = (count: 0, until: 0.0)

  init(_ time: Double, _ kind: Kind, _ text: String, _ messages: [Message]) {
    self.time = time
    self.kind = kind
    self.text = text
    self.messages = messages
  }

  /// The step as an element of a list.
  func sentence(start: Double?) -> String {
    let moment = Format.moment(time, start: start)
    guard repeats.count > 0 else { return "**\(moment)**: \(text)" }
    let until = Format.moment(repeats.until, start: start)
    let times = repeats.count == 1 ? "once more" : "\(Format.count(repeats.count)) more times"
    return "**\(moment)**: \(text) (\(times), the last on \(until).)"
  }
}
