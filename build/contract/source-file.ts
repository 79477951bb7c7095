/** A content file as text: UTF-8, no byte-order mark, line feeds only. */
export interface SourceFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the content folder, with `/`: what kinds match. */
  name: string;
  text: string;
}
