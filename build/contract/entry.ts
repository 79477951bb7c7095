import type { DisplayedPicture } from './media.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
  /** The id that the heading would have without `frameIds`; absent if it has that id. */
  plain?: string;
}

/** Steps of a diagram, and the links between them as indexes of steps. */
export interface Flow {
  steps: readonly string[];
  links: readonly (readonly [from: number, to: number])[];
}

declare const slots: unique symbol;

/** Sanitized HTML. `Slot`: names of the leaf directives (`::name`) in it, which the page fills. */
export type Html<Slot extends string = never> = string & { readonly [slots]: (slot: Slot) => Slot };

/** The reason why an entry is not published. */
export type Unpublished = { why: 'draft' } | { why: 'scheduled'; from: string };

/** A validated content file, as plain data. */
export interface Entry<Data = unknown, Text extends string = string> {
  slug: string;
  /** Path of the entry's page; empty if it has none. */
  path: string;
  data: Data;
  /** The Markdown text as sanitized HTML, with addresses as the writer wrote them. */
  html: Text;
  headings: readonly Heading[];
  /** The number of words in the text without its code blocks. */
  words: number;
  /** The content file, from the project's root. */
  source: string;
  /** Names of the variables in front matter and text, each once; absent if there are none. */
  variables?: readonly string[];
  /** Variables in the HTML, with the offsets at which their values end; absent if there are none. */
  citations?: readonly { name: string; end: number }[];
  flow?: Flow;
  /** Pictures of the front matter, by the address that the writer gave; absent if there are none. */
  pictures?: Readonly<Record<string, DisplayedPicture>>;
  /** Files that the front matter offers, by the address that the writer gave; absent if there are none. */
  files?: Readonly<Record<string, OfferedFile>>;
  /** The reason why the entry is not published. Builds for visitors contain no such entry. */
  unpublished?: Unpublished;
}

/** Entries of a content type in its own order. */
export interface Entries<Data = unknown> {
  readonly list: readonly Entry<Data>[];
  bySlug(slug: string): Entry<Data> | undefined;
  around(slug: string): { before: Entry<Data> | undefined; after: Entry<Data> | undefined };
}

export interface OfferedFile {
  /** Published path below the base, spelled as on the disk, which may differ from the writer's spelling. */
  path: string;
  /** File name extension in lower case without the dot, such as 'xlsx'; empty if there is none. */
  extension: string;
  bytes: number;
}
