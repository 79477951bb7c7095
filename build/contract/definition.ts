import type { ContentTypes, PagePlan } from './content-type.ts';
import type { Unpublished } from './entry.ts';
import type { HostingPolicy } from './hosting.ts';
import type { MarkdownSettings } from './markdown.ts';
import type { MediaSettings } from './media.ts';
import type { PublicationWay } from './publication-way.ts';
import type { Recoloring } from './recoloring.ts';
import type { ReviewSettings } from './review.ts';

/** The description of a site, and its folders as absolute paths. */
export interface SiteDefinition extends SiteDescription {
  /** Diagnostics name files from here. */
  root: string;
  contentDir: string;
  staticDir: string;
  cacheDir: string;
  /** The cache is dropped if one of these changes, or a module that it imports. */
  modules: readonly string[];
}

/** A site's description of itself. Paths count from the project's root. */
export interface SiteDescription {
  /** Exports `render: RenderDocument`, `contentTypes` and perhaps `assetGenerators`. */
  entry: string;
  client: ClientDescription;
  contentTypes: ContentTypes;
  /** The single content type of the site's settings. */
  settings: { contentType: string; read(data: unknown): SiteSettings };
  markdown: MarkdownSettings;
  /** IANA time zone ('Europe/Paris') of the content's days; UTC by default. */
  timeZone?: string;
  media: MediaSettings;
  /** The folder of downloads ('modeles'). A file there that no text offers is a warning. */
  downloads?: string;
  /** Fields of former paths (in the page that replaces them) and of retired ones (in the settings). With them, lost pages are found. */
  addressFields?: { former: string; retired: string };
  /** Returns plain data that every page shows. */
  layout(site: object): object;
  /** Feeds, maps, indexes, files for hosts. Costly ones are left to an asset generator. */
  files?(site: object, plan: SitePlan): Files<FilePlan | AssetPlan>;
  /** Pages that name a Markdown alternate in their head (`<link rel="alternate" type="text/markdown">`) get one. */
  alternates?: AlternateWords;
  /** The page that the writers' guide is drawn as. Without it the guide is a plain page. */
  guide?: { contentType: string; data(words: GuideWords): object };
  /** The workshop's typefaces, as `--font-text` and `--font-display`. */
  workshopStyles?: string;
  /** A source file that `npm run schemas` makes of another one. */
  derivedSource?: { from: string; path: string; derive: (text: string) => string };
  /** Packages that are loaded from `node_modules`, because they hold machine code or read own files. */
  nodePackages?: readonly string[];
  /** Without it no host's file is written. */
  hosting?: HostingPolicy;
  /** A page over its budget is a warning. */
  budgets?: Budgets;
  review?: ReviewSettings;
  /** Rules of what the owner has yet to fill in; a build counts these warnings in one line. */
  rulesToFillIn?: readonly string[];
  placeholders: readonly Placeholder[];
}

export interface AlternateWords {
  /** Text of the link that stands for a form. */
  form: string;
}

export interface GuideWords {
  title: string;
  description: string;
}

/** The code that runs in the browser. */
export interface ClientDescription {
  /** Modules by the names that pages load them by. */
  entries: Readonly<Record<string, string>>;
  /** Output path of the licences of bundled packages. */
  notices: string;
  /** Changes to packages that do not fit a page as they are. */
  patches?: readonly LibraryPatch[];
}

/** A change to a package's module. One that changes nothing fails the build: the package has moved on. */
export interface LibraryPatch {
  name: string;
  /** Fits the absolute path of the module, with either slash. */
  file: RegExp;
  apply(source: string): string;
}

/** Data for files that are no pages, beside the content. */
export interface SitePlan {
  pages: readonly PlannedPage[];
  address: SiteAddress;
  /** Returns the absolute address of a path. */
  url: (path: string) => string;
  /** Prepares a text's HTML for feeds: typography, absolute addresses, nothing that needs the site's styles or scripts. */
  feedHtml: (html: string, page: { path: string; lang: string }) => Promise<string>;
  /** Applies the typography of a language to a plain text. */
  typeset: (text: string, lang: string) => string;
}

export type Files<File> = readonly File[] | Promise<readonly File[]>;

export interface FilePlan {
  output: string;
  contents: string | Uint8Array;
}

/** Files that an asset generator makes, again only if its data or code changes. */
export interface AssetPlan {
  generator: string;
  /** Plain data. */
  input: unknown;
  /** Files that pages name: `dev` then makes them on request. Without it every build makes them. */
  outputs?: readonly string[];
  /** Its content file, from the project's root. */
  source?: string;
}

export interface SiteSettings {
  address: SiteAddress;
  /** Values of `{{name}}` in texts, beside those that entries give. */
  variables: Readonly<Record<string, string>>;
  /** Names of pages by path, as the menu has them. */
  menuNames?: Readonly<Record<string, string>>;
  publication?: PublicationWay;
  /** Paths of pages that were removed on purpose. */
  retired?: readonly string[];
  /** The address is for trials only, so no lost page is missed. */
  isTrial?: boolean;
  colors?: Recoloring;
  /** A title of so many characters or more is a warning. */
  titleLimit?: number;
}

export interface SiteAddress {
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** Folder the site is served from: '' at the root, '/repo' below one. */
  base: string;
  trailingSlash: boolean;
}

export interface Placeholder {
  /** A substring of every match, which is searched first. */
  sign: string;
  /** Global. Searched in sources; if `redacted`, in front-matter values, too. */
  pattern: RegExp;
  rule: string;
  message: (match: string) => string;
  hint: string;
  once?: boolean;
  /** The variable whose delivered value is `sign`; it is reported once the variable has another value. */
  variable?: string;
  /** Visitors are not shown the block or field that contains it; writers see it marked. */
  redacted?: boolean;
}

/** A page that will be written. Lists leave out those with `leadsTo`. */
export interface PlannedPage extends PagePlan {
  contentType: string;
  output: string;
}

/** A page that is not published yet, or follows one. */
export interface UpcomingPage extends Pick<PlannedPage, 'path' | 'output' | 'leadsTo' | 'source' | 'at'> {
  /** Absent for lists and former addresses. */
  unpublished?: Unpublished;
}

/** The largest weight of a page before a reader touches it, in bytes. */
export interface PageBudget {
  /** Its HTML after brotli, quality 5, as hosts compress on the fly. */
  html: number;
  scripts: number;
  /** Fonts are compressed already. */
  fonts: number;
}

export interface Budgets extends PageBudget {
  contentTypes?: Readonly<Record<string, Partial<PageBudget>>>;
}
