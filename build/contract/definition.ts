import type { z } from 'zod';
import type { MarkdownSettings } from './markdown.ts';

/** Everything the generator is told about the site it builds. Paths are absolute unless said otherwise. */
export interface SiteDefinition {
  /** The project's folder: diagnostics name files from here. */
  root: string;
  contentDir: string;
  staticDir: string;
  /** Where the development server publishes. */
  cacheDir: string;
  /** Module that exports `render: RenderDocument`, from the project's root. */
  entry: string;
  /** What runs in the browser: modules by name, from the project's root. Pages load them by these names. */
  client: {
    entries: Readonly<Record<string, string>>;
    /** Where the licences of what the bundles hold are published, below the output folder. */
    notices: string;
  };
  kinds: Readonly<Record<string, Kind>>;
  /** The single kind whose entry holds the site's settings, and what the generator needs of its data. */
  settings: { kind: string; read: (data: never) => SiteSettings };
  markdown: MarkdownSettings;
  /** Texts that must not survive to production quietly. */
  placeholders: readonly Placeholder[];
}

/** A kind of content: which files it is, what their front matter must be, and which page each becomes. */
export interface Kind {
  /** Glob below the content folder. When a file fits several kinds, the first one listed takes it. */
  files: string;
  /** Exactly one file must exist. */
  single?: boolean;
  schema: z.ZodType;
  /** Path of the page, without trailing slash. Absent for content without a page of its own. */
  path?: (slug: string) => string;
  /** Output file, when it is not the directory index of the path. */
  file?: string;
  /** The page's component, from the project's root; its module's default export. */
  component?: string;
  /** Absent when the page shows nothing of the file's Markdown text. `slots`: leaf directives (`::name`) of it that the page fills with something of its own. */
  prose?: { slots: readonly string[] };
  /** Slugs of other entries that this one names. */
  references?: (data: never) => Reference[];
  /** Fields, such as a rank, that no two entries of the kind should share. */
  unique?: readonly string[];
  /** What the schema cannot say about an entry. */
  rules?: (entry: never, context: RuleContext) => RuleFinding[];
  /** What `check` prints about all entries of the kind, a line each. */
  summary?: (entries: never) => string[];
}

export type KeyPath = readonly (string | number)[];

interface Reference {
  at: KeyPath;
  kind: string;
  slug: string;
}

/** What a rule may know of the build, as plain data. */
export interface RuleContext {
  /** For visitors, not for the writer at work: what may wait until then is an error now. */
  production: boolean;
}

export interface RuleFinding {
  severity: 'error' | 'warning';
  at: KeyPath;
  rule: string;
  message: string;
  hint: string;
}

/** A validated content file, as pages receive it. */
export interface Entry {
  slug: string;
  /** Path of its page; empty when it has none. */
  path: string;
  data: unknown;
  html: string;
  headings: Heading[];
  /** Words of its own text, code blocks left out. */
  words: number;
}

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** All validated content: one entry for a single kind, a list (by file name) for the others. */
export type Site = Readonly<Record<string, Entry | Entry[]>>;

export interface SiteSettings {
  address: SiteAddress;
  /** Names and values that `{{name}}` stands for in Markdown. */
  variables: Readonly<Record<string, string>>;
}

export interface SiteAddress {
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** Folder the site is served from: '' at the root, '/repo' below one. */
  base: string;
  trailingSlash: boolean;
}

export interface Placeholder {
  /** Global regular expression, searched in the content files' source. */
  pattern: RegExp;
  rule: string;
  message: (match: string) => string;
  hint: string;
  /** Only the first match is named. */
  once?: boolean;
}

/** What the server bundle exports. */
interface RenderedPage {
  kind: string;
  path: string;
  entry: Entry;
  site: Site;
  /** The absolute address of a path, as the host serves it. */
  url: (path: string) => string;
  /** The address by which a page leads to a path. Links are made so by themselves, but not inside islands. */
  href: (path: string) => string;
  styles: { inline: string } | { href: string };
  /** Addresses of the fonts that its styles name. */
  fonts: readonly string[];
  /** Addresses of the client's entries, by name. */
  scripts: Readonly<Record<string, string>>;
  component: unknown;
}
export type RenderDocument = (page: RenderedPage) => string;
