import type { DisplayedPicture } from './media.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
  /** The id it would have, were that not one of the page's own around the text; absent where it has it. */
  plain?: string;
}

/** A diagram: what its steps are called, and which of them lead to which, counted from 0. */
export interface Flow {
  steps: readonly string[];
  links: readonly (readonly [from: number, to: number])[];
}

declare const slots: unique symbol;

/** A Markdown text as sanitized HTML. `Slot`: names of the leaf directives (`::name`) that may stand in it; who shows it fills these, and no others. */
export type Html<Slot extends string = never> = string & { readonly [slots]: (slot: Slot) => Slot };

/** The reason why an entry is not published yet: it is a draft, or its day (`2026-12-03`) has not begun. */
export type Unpublished = { why: 'draft' } | { why: 'scheduled'; from: string };

/** A validated content file, as plain data. */
export interface Entry<Data = unknown, Text extends string = string> {
  /** Its file's name without folder and extension. */
  slug: string;
  /** Path of its page; empty when it has none. */
  path: string;
  data: Data;
  /** Its Markdown text as sanitized HTML, addresses as the writer wrote them. */
  html: Text;
  headings: readonly Heading[];
  /** Words of its own text, code blocks left out. */
  words: number;
  /** The file it comes from, from the project's root. */
  source: string;
  /** Names of the variables in its front matter and its text, each once, in their order; absent where there are none. */
  variables?: readonly string[];
  /** The variables that its HTML cites, in order, with the offsets at which their values end; absent without any. */
  citations?: readonly { name: string; end: number }[];
  /** The first diagram of its text; absent where it has none. */
  flow?: Flow;
  /** The pictures of its front matter, by the address that its writer gave; absent without any. */
  pictures?: Readonly<Record<string, DisplayedPicture>>;
  /** The files that its front matter offers, likewise. */
  files?: Readonly<Record<string, OfferedFile>>;
  /** Builds for visitors know no such entry; only whoever writes sees it. */
  unpublished?: Unpublished;
}

/** All entries of a content type that has many, in the content type's own order. Looking one up costs the same however many there are. */
export interface Entries<Data = unknown> {
  readonly list: readonly Entry<Data>[];
  bySlug(slug: string): Entry<Data> | undefined;
  /** Its neighbours in the list. */
  around(slug: string): { before: Entry<Data> | undefined; after: Entry<Data> | undefined };
}

/** A file of the static folder that a page offers, as plain data. */
export interface OfferedFile {
  /** The published path below the base, in the spelling of the disk, which may differ from the writer's. */
  path: string;
  /** Of its name, in lower case and without the dot: 'xlsx'. Empty where it has none. */
  extension: string;
  bytes: number;
}
