import type { ContentTypes, PagePlan } from './content-type.ts';
import type { Unpublished } from './entry.ts';
import type { HostingPolicy } from './hosting.ts';
import type { MarkdownSettings } from './markdown.ts';
import type { MediaSettings } from './media.ts';
import type { PublicationWay } from './publication-way.ts';
import type { Recoloring } from './recoloring.ts';
import type { ReviewSettings } from './review.ts';

/** Everything the generator knows of the site it builds, and where its folders are. Paths are absolute. */
export interface SiteDefinition extends SiteDescription {
  /** The project's folder: diagnostics name files from here. */
  root: string;
  contentDir: string;
  staticDir: string;
  /** Holds the cache of builds, and the folder that the development server publishes into. */
  cacheDir: string;
  /** Modules that define the site: when one of them changes, or what it imports, the cache is not used any more. */
  modules: readonly string[];
}

/** The site's description of itself. Paths count from the project's root. */
export interface SiteDescription {
  /** Module that exports `render: RenderDocument`, the same `content types`, and `assetGenerators: AssetGenerators` where files are made. */
  entry: string;
  client: ClientDescription;
  contentTypes: ContentTypes;
  /** The single content type whose entry holds the site's settings, and what the generator needs of its data. */
  settings: { contentType: string; read(data: unknown): SiteSettings };
  markdown: MarkdownSettings;
  /** The site's time zone (IANA: 'Europe/Paris'), in which the days of its content begin. UTC by default. */
  timeZone?: string;
  /** Settings for pictures and films. */
  media: MediaSettings;
  /** The folder of static files that lie there to be offered by texts ('modeles'): one that none names is a warning. */
  downloads?: string;
  /**
   * By which fields writers keep an address that a page had (`former`, a list of paths in the page that takes its place), and let one go
   * (`retired`, likewise in the settings). With them, what was published and has gone is found.
   */
  addressFields?: { former: string; retired: string };
  /** Returns the layout data, which every page shows, as plain data. */
  layout(site: object): object;
  /** Files that are no pages: feeds, maps, indexes, what hosts read. What is costly is left to an asset generator. */
  files?(site: object, plan: SitePlan): Files<FilePlan | AssetPlan>;
  /**
   * For pages that have a Markdown alternate, which software reads more easily: those that name its address in their head
   * (`<link rel="alternate" type="text/markdown">`).
   */
  alternates?: AlternateWords;
  /** The page that the writers' guide is shown as: one of a content type that shows a Markdown text. Without it the guide has no looks of the site's. */
  guide?: { contentType: string; data(words: GuideWords): object };
  /** A stylesheet that the writers' workshop adds to its own: the house's typefaces, as `--font-text` and `--font-display`. */
  workshopStyles?: string;
  /** A source file that `npm run schemas` makes from another one. Paths are from the project's root. */
  derivedSource?: { from: string; path: string; derive: (text: string) => string };
  /** Packages that the entry module's side takes from `node_modules` as they are: those that hold machine code, or read files of their own. */
  nodePackages?: readonly string[];
  /** Headers, types and screens that hosts are to send; without it no host's file is written. */
  hosting?: HostingPolicy;
  /** Weight budgets; a page over its budget is a warning. */
  budgets?: Budgets;
  /** Review rules of `check` for the style of texts. */
  review?: ReviewSettings;
  /** Rules whose warnings say what the site's owner has yet to fill in; a build counts them in one line. */
  rulesToFillIn?: readonly string[];
  /** Unfinished texts that a build reports. */
  placeholders: readonly Placeholder[];
}

/** Words that Markdown alternates need beside those of their pages. */
export interface AlternateWords {
  /** Names the link to the page that stands for a form, which works there alone. */
  form: string;
}

/** Title and description of the writers' guide. */
export interface GuideWords {
  title: string;
  description: string;
}

/** The code that runs in the browser. */
export interface ClientDescription {
  /** Modules by name. Pages load them by these names. */
  entries: Readonly<Record<string, string>>;
  /** The file below the output folder that lists the licences of bundled packages. */
  notices: string;
  /** Changes to packages that do not fit a page as they are. */
  patches?: readonly LibraryPatch[];
}

/** A change to a module of a package on its way into the bundle. One that changes nothing fails the build: the package has moved on. */
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
  /** The absolute address of a path, as the host serves it. */
  url: (path: string) => string;
  /**
   * A Markdown text's HTML for software that shows it elsewhere: set as on its page, in the language that the page is in, its addresses absolute,
   * and without what only the site's own styles and scripts understand.
   */
  feedHtml: (html: string, page: { path: string; lang: string }) => Promise<string>;
  /** A plain text with the typography of a language. */
  typeset: (text: string, lang: string) => string;
}

/** Files, at once or in time. */
export type Files<File> = readonly File[] | Promise<readonly File[]>;

/** A file to write below the output folder. */
export interface FilePlan {
  output: string;
  contents: string | Uint8Array;
}

/** Files to be made, at a cost: they are made once, and again only when the data or the asset generator's code changes. */
export interface AssetPlan {
  /** The asset generator's name among those that the site's entry module exports as `assetGenerators`. */
  generator: string;
  /** Data that JSON can hold. */
  input: unknown;
  /** Files that pages name. With them, `dev` makes nothing before one of them is asked for; without, every build does. */
  outputs?: readonly string[];
  /** The content file that it is made of, from the project's root, where there is one. */
  source?: string;
}

export interface SiteSettings {
  address: SiteAddress;
  /** Names and values that `{{name}}` stands for in texts, beside those that entries give (`variables` of their content type). */
  variables: Readonly<Record<string, string>>;
  /** Names of pages in the site's menu, by path; writers know pages by them. */
  menuNames?: Readonly<Record<string, string>>;
  /** The chosen way of publishing from the workshop. */
  publication?: PublicationWay;
  /** Paths that were pages, and are to be none. */
  retired?: readonly string[];
  /** The site's address is one for tries: no visitor knows its pages, and none that goes is missed. */
  isTrial?: boolean;
  /** Colours of the settings that replace those of the site's stylesheets and scripts. */
  colors?: Recoloring;
  /** Characters: a page's title that is as long or longer is a warning. Without it none is. */
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
  /** A substring of every match, which texts are searched for first. */
  sign: string;
  /** Global regular expression, searched in the content files' source; where it is `redacted`, in texts and front-matter values, too. */
  pattern: RegExp;
  rule: string;
  message: (match: string) => string;
  hint: string;
  /** Only the first match is named. */
  once?: boolean;
  /** The variable whose value `sign` was when the site was delivered: it is named once the variable has another. */
  variable?: string;
  /** Visitors are not shown what holds it: a block of a text, a field of a front matter. Whoever writes sees it marked. */
  redacted?: boolean;
}

/** A page that will be written, as plain data. One that stands for a former address is in no list of pages that visitors see. */
export interface PlannedPage extends PagePlan {
  contentType: string;
  output: string;
}

/** A page that will be written once something is published that is held back today. */
export interface UpcomingPage extends Pick<PlannedPage, 'path' | 'output' | 'leadsTo' | 'source' | 'at'> {
  /** The reason why there is none today; absent for lists and former addresses, which follow another page. */
  unpublished?: Unpublished;
}

/** The largest weight of a page before a reader touches it, in bytes. */
export interface PageBudget {
  /** Its HTML with all that stands in it, after brotli as hosts spend it on the fly (quality 5). */
  html: number;
  /** The scripts that it names, likewise. */
  scripts: number;
  /** The fonts that its styles name, as they are: they are compressed by themselves. */
  fonts: number;
}

/** Weight budgets of pages, with exceptions by content type. */
export interface Budgets extends PageBudget {
  contentTypes?: Readonly<Record<string, Partial<PageBudget>>>;
}
