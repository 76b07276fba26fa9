import Diagnostics
import Reporting

/// Reads the results of an earlier run.
enum ResultsFile {
  /// The results of a file.
  ///
  /// - Throws: `UnreadableFile`; `Mistakes` where it is no results file of this version.
  static func read(_ path: String) throws -> StoredResults {
    let bytes = try InputFile.read(path)
    do throws(StoredResults.Unfit) {
      return try StoredResults(bytes)
    } catch {
      throw Mistakes(
        file: path,
        [Mistake("this is no results file: \(error.problem)", help: error.help)], source: [])
    }
  }

  /// Turns the news that two runs cannot be compared into a mistake of a file.
  static func blaming<Value>(
    _ file: String, _ compare: () throws(NothingInCommon) -> Value
  ) throws(Mistakes) -> Value {
    do throws(NothingInCommon) {
      return try compare()
    } catch {
      let help = "compare runs that share labels of strategies and names of hosts"
      throw Mistakes(file: file, [Mistake(error.text, help: help)], source: [])
    }
  }
}
