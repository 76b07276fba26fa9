/// A host of an experiment with one of its values replaced by an alternative.
package struct HostVariant: Equatable, Sendable {
  /// The number of the host in the experiment.
  package let host: Int
  package let key: HostSwitch
  /// What is replaced.
  package let value: HostValue
  package let alternative: String
  /// What the host does then.
  package let behaviour: HostBehaviour

  package init(
    host: Int, key: HostSwitch, value: HostValue, alternative: String, behaviour: HostBehaviour
  ) {
    self.host = host
    self.key = key
    self.value = value
    self.alternative = alternative
    self.behaviour = behaviour
  }
}
