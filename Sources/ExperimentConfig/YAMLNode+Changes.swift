import Diagnostics
import YAMLReading

extension YAMLNode {
  /// Keys whose mapping says one of several things, and so is replaced as a whole.
  private static let choices: Set = ["followed-after", "restore-old-memory"]

  /// The node with what stands at a path replaced.
  ///
  /// Keys of metrics hold dots: the longest key that is there is
  /// taken, and a path into nothing makes new mappings.
  ///
  /// - Parameters:
  ///   - path: The keys; none stands for the node itself.
  ///   - value: What comes there.
  ///   - place: The place of keys and mappings that are made on the way.
  func setting(_ path: [String], to value: YAMLNode, at place: Place) -> YAMLNode {
    guard !path.isEmpty else { return value }
    let empty = YAMLNode(.mapping([]), at: place)
    guard case .mapping(var pairs) = content else {
      // What stood here gives way to a mapping, which is not in the file.
      return empty.setting(path, to: value, at: place)
    }
    for length in stride(from: path.count, through: 1, by: -1) {
      let key = path.prefix(length).joined(separator: ".")
      guard let index = pairs.firstIndex(where: { $0.key.text == key }) else { continue }
      pairs[index].value = pairs[index].value
        .setting(Array(path.dropFirst(length)), to: value, at: place)
      return YAMLNode(.mapping(pairs), at: self.place)
    }
    pairs.append(
      Pair(
        key: YAMLNode(.scalar(path[0], isPlain: true), at: place),
        value: empty.setting(Array(path.dropFirst()), to: value, at: place)))
    return YAMLNode(.mapping(pairs), at: self.place)
  }

  /// The node with the changes of another one: mappings are merged, all else is replaced.
  func merging(_ change: YAMLNode) -> YAMLNode {
    guard case .mapping(let changes) = change.content, case .mapping(var pairs) = content else {
      return change
    }
    for change in changes {
      guard let index = pairs.firstIndex(where: { $0.key.text == change.key.text }) else {
        pairs.append(change)
        continue
      }
      let isChoice = change.key.text.map(Self.choices.contains) ?? false
      let value = isChoice ? change.value : pairs[index].value.merging(change.value)
      pairs[index] = Pair(key: change.key, value: value)
    }
    return YAMLNode(.mapping(pairs), at: place)
  }

  /// The mapping without some keys.
  func removing(_ keys: [String]) -> YAMLNode {
    guard case .mapping(let pairs) = content else { return self }
    let kept = pairs.filter { pair in !(pair.key.text.map(keys.contains) ?? false) }
    return YAMLNode(.mapping(kept), at: place)
  }

  /// The mapping with no other keys than some.
  func keeping(_ keys: [String]) -> YAMLNode {
    guard case .mapping(let pairs) = content else { return self }
    return removing(pairs.compactMap(\.key.text).filter { !keys.contains($0) })
  }

  /// The value of a key of a mapping.
  func value(of key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }

  /// The paths and values that are no mappings, in the order of the text.
  var leaves: [(path: String, value: YAMLNode)] {
    guard case .mapping(let pairs) = content else { return [("", self)] }
    return pairs.flatMap { pair in
      pair.value.leaves.map { leaf in
        let key = pair.key.text ?? ""
        return (leaf.path.isEmpty ? key : "\(key).\(leaf.path)", leaf.value)
      }
    }
  }

  /// The places of the node and of all in it.
  var places: [Place] {
    switch content {
    case .scalar: [place]
    case .sequence(let elements): [place] + elements.flatMap(\.places)
    case .mapping(let pairs): [place] + pairs.flatMap { $0.key.places + $0.value.places }
    }
  }
}
