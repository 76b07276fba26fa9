package import Diagnostics
package import HostModel
import YAMLReading

/// The host profiles that come with the program.
package enum ShippedProfiles {
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("android-pinned", PackageResources.android_pinned_yaml),
    ("app-shortcut-phrase", PackageResources.app_shortcut_phrase_yaml),
    ("control", PackageResources.control_yaml),
    ("focus-filter", PackageResources.focus_filter_yaml),
    ("homekit-name", PackageResources.homekit_name_yaml),
    ("live-activity", PackageResources.live_activity_yaml),
    ("shortcuts-parameter", PackageResources.shortcuts_parameter_yaml),
    ("sirikit-inobject", PackageResources.sirikit_inobject_yaml),
    ("spotlight", PackageResources.spotlight_yaml),
    ("user-activity", PackageResources.user_activity_yaml),
    ("widget-timeline", PackageResources.widget_timeline_yaml),
    ("widgetkit-edit-sheet", PackageResources.widgetkit_edit_sheet_yaml),
    ("windows-tile", PackageResources.windows_tile_yaml),
  ]

  package static var names: [String] { files.map(\.name) }

  /// Reads one of them.
  ///
  /// - Throws: `Mistakes` if the file that was shipped is wrong, which a test rules out.
  package static func profile(_ name: String) throws(Mistakes) -> HostProfile? {
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    return try HostProfileFile.read(file.bytes, file: name)
  }
}

/// A host profile in a file of its own.
package enum HostProfileFile {
  /// Reads a whole file.
  package static func read(_ bytes: [UInt8], file: String) throws(Mistakes) -> HostProfile {
    let findings = Findings()
    let root = try YAMLReader.read(bytes, file: file) { findings.mistakes.append($0) }
    let profile = HostReader(findings: findings).profile(root)
    guard let profile, findings.mistakes.isEmpty else {
      throw Mistakes(file: file, findings.mistakes, source: bytes)
    }
    return profile
  }
}
