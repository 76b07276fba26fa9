/// A label that a host captured: a name of an entity.
///
/// −1 stands for no label.
struct Label: BitwiseCopyable {
  /// An entry of the timeline's name table.
  var name: Int32 = -1
  var entity: Int32 = -1
  var captured = 0.0

  var isEmpty: Bool { name < 0 }
}

/// One slot at one host now.
struct SlotState: BitwiseCopyable {
  /// What the host made of a selection whose identifier resolved to nothing.
  enum Loss: UInt8, BitwiseCopyable { case none, cleared, replacedByDefault }

  /// The identifier that it holds; −1 for none.
  var identifier: Int32 = -1
  /// The slots before and after it among those that hold the identifier; −1 for none.
  var previousHolder: Int32 = -1
  var nextHolder: Int32 = -1
  var isSelected = false
  var loss = Loss.none
  var label = LabelState.notSelected
  var target = TargetState.notSelected
  /// When the shown text last stopped being the entity's name; meaningful for a stale label.
  var staleSince = 0.0
  /// The next of its views that are kept apart.
  var nextView = 0
  /// When the two states were last accounted for.
  var since = 0.0
  /// When the host captures the label again, and when it next resolves the slot if that would
  /// change it; infinite for never.
  var nextRecapture = Double.infinity
  var nextUse = Double.infinity
  var nextPick = Double.infinity
  /// How many random words of its own the slot has used.
  var draws: UInt64 = 0
  /// How often its label was captured, where a capture can fail.
  var captures: UInt64 = 0
}
