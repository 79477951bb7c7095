import type { Position } from './diagnostic.ts';
import type { Flow, Heading } from './entry.ts';
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
  /** Absolute path with links resolved. */
  target: string;
  bytes: number;
}

/** The source files of a site: texts, pictures and films beside them, and static files, which are published as they are. */
export interface Sources {
  texts: SourceFile[];
  media: FoundFile[];
  copies: CopiedFile[];
}

/** A content file taken apart, as plain data: what is written as JSON and read again is the same. Positions count from the start of the file. */
export interface ParsedFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the content folder, with `/`: what content types match. */
  name: string;
  /** Its front matter; `fieldPlaces` finds again where a field stands. */
  data: Record<string, unknown>;
  spellings?: Spellings;
  /** Its text as sanitized HTML, addresses as the writer wrote them. */
  html: string;
  headings: Heading[];
  words: number;
  links: SourceLink[];
  variables: NamedSpan[];
  slots: NamedSpan[];
  /** The first diagram of its text. */
  flow?: Flow;
  /** The position of its first character of text; absent when it has none. */
  textStart?: Position;
}

/** The written form of front-matter values that are parsed to another one, by path (`prix.0`): `3.10` becomes 3.1. */
export type Spellings = Readonly<Record<string, string>>;

/** Something written in a text; 1-based. */
export interface Span extends Position {
  length: number;
}

/** A link as the writer wrote it. */
export interface SourceLink extends Span {
  href: string;
  /** It is the address of a picture or film alone, which the text shows in its place. */
  shown?: true;
}

/** A `{{name}}` in a text, or a `::name` line, which a page fills with something of its own. */
export interface NamedSpan extends Span {
  name: string;
}
