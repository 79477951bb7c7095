import type { DisplayedPicture } from './media.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
  /** The id that it would have without `frameIds`; absent if it has it. */
  plain?: string;
}

/** Steps of a diagram, and the links between them by index. */
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
  /** Empty if it has no page. */
  path: string;
  data: Data;
  /** Sanitized HTML, addresses as the writer wrote them. */
  html: Text;
  headings: readonly Heading[];
  /** Without code blocks. */
  words: number;
  /** Its file, from the project's root. */
  source: string;
  /** Names of the variables in its front matter and text, each once. */
  variables?: readonly string[];
  /** The variables in its HTML, with the offsets at which their values end. */
  citations?: readonly { name: string; end: number }[];
  flow?: Flow;
  /** Pictures of its front matter, by the writer's address. */
  pictures?: Readonly<Record<string, DisplayedPicture>>;
  /** Files that its front matter offers, likewise. */
  files?: Readonly<Record<string, OfferedFile>>;
  /** Only writers see such an entry. */
  unpublished?: Unpublished;
}

/** Entries in the order of their content type. */
export interface Entries<Data = unknown> {
  readonly list: readonly Entry<Data>[];
  bySlug(slug: string): Entry<Data> | undefined;
  around(slug: string): { before: Entry<Data> | undefined; after: Entry<Data> | undefined };
}

export interface OfferedFile {
  /** Below the base, in the spelling of the disk. */
  path: string;
  /** In lower case without the dot: 'xlsx'. */
  extension: string;
  bytes: number;
}
