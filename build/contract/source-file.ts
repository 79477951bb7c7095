import type { Position } from './diagnostic.ts';
import type { Flow, Heading } from './entry.ts';
import type { CopiedFile } from './output.ts';

/** UTF-8 without byte-order mark, line feeds alone. */
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
  /** Absolute path with links resolved. */
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
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the content folder, with `/`: what content types match. */
  name: string;
  data: Record<string, unknown>;
  spellings?: Spellings;
  /** Its text as sanitized HTML, addresses as the writer wrote them. */
  html: string;
  headings: Heading[];
  words: number;
  links: SourceLink[];
  variables: NamedSpan[];
  slots: NamedSpan[];
  flow?: Flow;
  /** The first character of its text. */
  textStart?: Position;
}

/** How parsed values were written, by path (`prix.0`): `3.10` becomes 3.1. */
export type Spellings = Readonly<Record<string, string>>;

export interface Span extends Position {
  length: number;
}

export interface SourceLink extends Span {
  href: string;
  /** The address is shown as a picture or film, and never linked. */
  shown?: true;
}

/** A `{{name}}` or a `::name` line. */
export interface NamedSpan extends Span {
  name: string;
}
