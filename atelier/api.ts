import type { KeyPath } from '../build/contract/content-type.ts';
import type { Unpublished } from '../build/contract/entry.ts';
import type { ContentTypeInfo } from '../build/editing/content-type-info.ts';

/** The requests and answers of the workshop's page and its server: JSON both ways. */

/**
 * The address of the workshop, at the root whatever the site's base. Its page, script and requests have an origin of their own. The preview and the
 * guide run the site's scripts at the site's origin, where this address redirects to the page.
 */
export const WORKSHOP = '/__atelier/';

/** Returns the address of an endpoint of the server, which takes JSON by POST. */
export function endpointAddress(name: string): string {
  return `${WORKSHOP}api/${name}`;
}

/** The address that shows a picture of the static folder (GET `?address=`). It carries no token, and is answered to the workshop's own pages alone. */
export const PICTURE = `${WORKSHOP}image`;

/** The preview of a file with its unsaved text, at the site's origin: `?path=`. It shows the last version that could be rendered. */
export const PREVIEW_PAGE = `${WORKSHOP}apercu`;

/** The writers' guide, and its styles, at the site's origin. */
export const GUIDE = `${WORKSHOP}aide`;
export const GUIDE_STYLES = `${WORKSHOP}aide.css`;

/** The chapters in order: each is a file of `atelier/guide/`, and the end of an address. */
export const GUIDE_CHAPTERS = ['commencer', 'atelier', 'ecrire', 'champs', 'remarques', 'publier'] as const;

export const GUIDE_ON_PUBLISHING = `${GUIDE}/${'publier' satisfies (typeof GUIDE_CHAPTERS)[number]}`;

/** The name of the guide's page with every chapter, to print or to search. */
export const WHOLE_GUIDE = 'tout';

/** The search parameter of the guide's pages. */
export const GUIDE_QUERY = 'cherche';

/** The header that carries the token, and the name of the `<meta>` that holds it. */
export const TOKEN = 'x-atelier';

/** The name of the `<meta>` that holds the origin of the site. */
export const SITE = 'x-atelier-site';

/** The name of the `<meta>` that holds the address of the events (`text/event-stream`) that follow each build. */
export const BUILDS = 'x-atelier-builds';

export interface ContentList {
  contentTypes: readonly ContentTypeInfo[];
  files: readonly ListedFile[];
  /** The file of the site's settings, from the project's root, where there is one. */
  settings?: string;
  /** The present day in the site's time zone: `2025-08-15`. */
  today: string;
  /** Time zone of the site: `Europe/Paris`. */
  timeZone: string;
  /** True if the host is known to build the site each day by itself. */
  isBuiltDaily: boolean;
  /** Folder that the site is served from: '' or '/depot'. */
  base: string;
  /** The source files of pages that are not at a file's own address, such as lists, by path. */
  pageSources: Readonly<Record<string, string>>;
  /** Names and values of `{{name}}`. */
  variables: Readonly<Record<string, string>>;
  /** The sources of these values in words, by name. */
  valueSources: Readonly<Record<string, string>>;
  /** The labels of these values, if they have one. */
  valueNames: Readonly<Record<string, string>>;
  /** Addresses of the static files that texts may link to. */
  downloads: readonly string[];
  /** Call-outs by the name that opens them, with their titles. */
  callOuts: Readonly<Record<string, string>>;
  blocks: readonly BlockTemplate[];
}

/** A block that writers insert as a whole: the sign that opens it, its name and its Markdown. */
export interface BlockTemplate {
  opening: string;
  title: string;
  text: string;
  /** Words in braces behind its title, one of which says how a chart is drawn. */
  types?: readonly string[];
  /** True if it stands above a table as its caption. */
  isCaption?: boolean;
}

/** A content file on the disk, with data of the last build. */
export interface ListedFile {
  /** From the project's root, with `/`. */
  path: string;
  /** Absent if no content type takes the file. */
  contentType?: string;
  slug: string;
  /** Its `titre` (`title`, `nom`, `name`); without one, the title of a single content type, else its slug. */
  title: string;
  /** Name of its page in the site's menu. */
  menuName?: string;
  category?: string;
  /** The date in its front matter: `2025-08-15`. */
  date?: string;
  /** Address or file name of its first picture. */
  picture?: string;
  /** Path of its page; empty if it has none. */
  address: string;
  unpublished?: Unpublished;
  /** Errors and warnings of the last build. */
  errors: number;
  warnings: number;
}

/** The last change of each text, by path from the project's root. */
export type LastChanges = Readonly<Record<string, LastChange>>;

export interface LastChange {
  /** ISO 8601. */
  at: string;
  /** Absent for a text that is not committed. */
  author?: string;
}

export interface OpenFile {
  path: string;
  /** The text on the disk, with line feeds alone. */
  text: string;
  /** Hash of its bytes. */
  version: string;
}

export interface SaveRequest {
  path: string;
  text: string;
  /** The version that the text began from; empty for a deleted file, which is added again. */
  version: string;
}

/** The file on the disk, which is no longer the version that the text began from. Nothing was written. */
export interface SaveConflict {
  conflict: OpenFile;
}

export interface Saved {
  version: string;
  /** The reason why a version is missing from the history of the text, in French. */
  unkept?: string;
  /** The number of texts in which a name was updated that has changed in the settings. */
  followed?: number;
  /** Names that the settings have lost, each with the titles of the texts that still use it. */
  lost?: readonly LostName[];
}

export interface LostName {
  name: string;
  titles: readonly string[];
}

export interface PreviewResult {
  /** True if the page shows this text, and not the last one that could be rendered. */
  drawn: boolean;
  /** Number of errors in other files. */
  elsewhere: number;
}

/** Places of the searched words in all texts. */
export interface Found {
  texts: readonly FoundText[];
  /** True if there are further places. */
  more: boolean;
}

export interface FoundText {
  path: string;
  version: string;
  passages: readonly Passage[];
}

export interface Passage {
  /** The field that holds it, in a front matter. */
  at?: KeyPath;
  /** The heading above it in a text; absent before the first one. */
  section?: string;
  /** In the file, 1-based. */
  line: number;
  column: number;
  /** Text around it in its line, cut to what is shown. */
  before: string;
  found: string;
  after: string;
  /** True if programs read it: an address, the name of a file or page, a variable. */
  address: boolean;
}

/** The last replacement, which can be undone. */
export interface LastReplacement {
  words: string;
  replacement: string;
  /** ISO 8601. */
  at: string;
  passages: number;
  /** Paths of the texts that were changed. */
  texts: readonly string[];
}

export interface Undone {
  /** Paths of the texts that were restored, and of those that stay because they have changed since. */
  restored: readonly string[];
  kept: readonly string[];
}

/** The file under its new name. A published page keeps its former path in the front matter, and files that named its slug name the new one. */
export interface Renamed extends OpenFile {
  /** Other files that were changed, from the project's root. */
  changed: readonly string[];
}
