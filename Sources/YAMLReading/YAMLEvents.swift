import CLibYAML
import Diagnostics

/// One event of libyaml's parser, with its place.
struct YAMLEvent {
  enum Kind: Equatable {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(String, isPlain: Bool)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case alias(String)
    case other
  }

  let kind: Kind
  let place: Place
  var anchor: String?
  var tag: String?
}

/// The events of one text; the only owner of libyaml's parser.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let count: Int

  init(_ bytes: [UInt8]) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    // The parser reads from its own copy, which lives as long as it does.
    input = .allocate(capacity: max(1, bytes.count))
    _ = input.initialize(from: bytes)
    count = bytes.count
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  mutating func next() throws(Mistake) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else { throw problem }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var problem: Mistake {
    YAMLProblem(parser.pointee, input: Array(input[..<count])).mistake
  }
}

extension YAMLEvent {
  init(_ event: yaml_event_t) {
    place = Place(event.start_mark, event.end_mark)
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      anchor = Self.text(scalar.anchor)
      tag = Self.text(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = Self.text(event.data.sequence_start.anchor)
      tag = Self.text(event.data.sequence_start.tag)
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      anchor = Self.text(event.data.mapping_start.anchor)
      tag = Self.text(event.data.mapping_start.tag)
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_ALIAS_EVENT: kind = .alias(Self.text(event.data.alias.anchor) ?? "")
    default: kind = .other
    }
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}

extension Place {
  /// libyaml counts from 0; the caret underlines what stands on the first line.
  init(_ start: yaml_mark_t, _ end: yaml_mark_t) {
    let length = end.line == start.line && end.column > start.column ? end.column - start.column : 1
    self.init(line: Int(start.line) + 1, column: Int(start.column) + 1, length: Int(length))
  }
}
