import type { CopiedFile } from './output.ts';

/** A content file as text: UTF-8, no byte-order mark, line feeds only. */
export interface SourceFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the content folder, with `/`: what content types match. */
  name: string;
  text: string;
}

/** An ordinary file that may be read. */
export interface FoundFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the folder that was searched, with `/`. */
  name: string;
  /** Where its bytes lie, absolute, links resolved. */
  target: string;
  bytes: number;
}

/** The source files of a site: texts, pictures and films beside them, and static files, which are published as they are. */
export interface Sources {
  texts: SourceFile[];
  media: FoundFile[];
  copies: CopiedFile[];
}
