import type { Position } from './diagnostic.ts';
import type { Flow, Heading } from './entry.ts';
import type { CopiedFile } from './output.ts';

/** A content file as UTF-8 text without byte-order mark, with line feeds alone. */
export interface SourceFile {
  /** Path from the project's root, with `/`, which diagnostics print. */
  path: string;
  /** Path from the content folder, with `/`, which content types match. */
  name: string;
  text: string;
}

/** An ordinary file that may be read. */
export interface FoundFile {
  /** Path from the project's root, with `/`, which diagnostics print. */
  path: string;
  /** Path from the folder that was searched, with `/`. */
  name: string;
  /** Absolute path in which symbolic links are resolved. */
  target: string;
  bytes: number;
}

/** The source files of a site. */
export interface Sources {
  texts: SourceFile[];
  media: FoundFile[];
  copies: CopiedFile[];
}

/** A parsed content file, as plain data. Positions count from the start of the file. */
export interface ParsedFile {
  /** Path from the project's root, with `/`, which diagnostics print. */
  path: string;
  /** Path from the content folder, with `/`, which content types match. */
  name: string;
  data: Record<string, unknown>;
  spellings?: Spellings;
  /** The text as sanitized HTML, with addresses as the writer wrote them. */
  html: string;
  headings: Heading[];
  words: number;
  links: SourceLink[];
  variables: NamedSpan[];
  slots: NamedSpan[];
  flow?: Flow;
  /** Position of the text's first character; absent if the text is empty. */
  textStart?: Position;
}

/** Written forms of values that parsing changes, by path (`prix.0`): `3.10` becomes 3.1. */
export type Spellings = Readonly<Record<string, string>>;

export interface Span extends Position {
  length: number;
}

export interface SourceLink extends Span {
  href: string;
  /** True if the text shows the address as a picture or film and does not link to it. */
  shown?: true;
}

/** A `{{name}}` or a `::name` line in a text. */
export interface NamedSpan extends Span {
  name: string;
}
