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
  /** The project's folder, from which diagnostics name files. */
  root: string;
  contentDir: string;
  staticDir: string;
  cacheDir: string;
  /** Modules that define the site. If one of them or of their imports changes, the cache is dropped. */
  modules: readonly string[];
}

/** A site's description of itself. Paths count from the project's root. */
export interface SiteDescription {
  /** The module that exports `render: RenderDocument`, `contentTypes` and perhaps `assetGenerators`. */
  entry: string;
  client: ClientDescription;
  contentTypes: ContentTypes;
  /** The single content type of the site's settings, and a function that reads from its data what the generator needs. */
  settings: { contentType: string; read(data: unknown): SiteSettings };
  markdown: MarkdownSettings;
  /** IANA time zone ('Europe/Paris') in which the content's days begin; UTC by default. */
  timeZone?: string;
  media: MediaSettings;
  /** The folder of downloads ('modeles') in the static folder. A file there that no text offers is a warning. */
  downloads?: string;
  /** Fields of former paths (in the page that replaces them) and of retired paths (in the settings), by which pages that were lost are found. */
  addressFields?: { former: string; retired: string };
  /** Returns plain data that every page shows. */
  layout(site: object): object;
  /** Returns files besides pages: feeds, maps, indexes, files for hosts. Costly ones are left to an asset generator. */
  files?(site: object, plan: SitePlan): Files<FilePlan | AssetPlan>;
  /** Words of Markdown alternates, which pages get that name one in their head (`<link rel="alternate" type="text/markdown">`). */
  alternates?: AlternateWords;
  /** The content type in whose look the writers' guide is shown; without it the guide is a plain page. */
  guide?: { contentType: string; data(words: GuideWords): object };
  /** The stylesheet that gives the workshop its typefaces, as `--font-text` and `--font-display`. */
  workshopStyles?: string;
  /** A source file that `npm run schemas` derives from another one. */
  derivedSource?: { from: string; path: string; derive: (text: string) => string };
  /** Packages that are loaded from `node_modules`, because they hold machine code or read files of their own. */
  nodePackages?: readonly string[];
  /** Rules for hosts; without them no host's file is written. */
  hosting?: HostingPolicy;
  /** Weight budgets; a page over its budget is a warning. */
  budgets?: Budgets;
  review?: ReviewSettings;
  /** Rules whose warnings tell the site's owner what to fill in; a build counts these warnings in one line. */
  rulesToFillIn?: readonly string[];
  placeholders: readonly Placeholder[];
}

export interface AlternateWords {
  /** Text of the link that replaces a form. */
  form: string;
}

export interface GuideWords {
  title: string;
  description: string;
}

/** The code that runs in browsers. */
export interface ClientDescription {
  /** Modules by the names under which pages load them. */
  entries: Readonly<Record<string, string>>;
  /** Output path of the file with the licences of bundled packages. */
  notices: string;
  /** Changes to packages that do not fit a page as they are. */
  patches?: readonly LibraryPatch[];
}

/** A change to a package's module. If it changes nothing, the build fails, because the package is a new version. */
export interface LibraryPatch {
  name: string;
  /** Expression that matches the absolute path of the module, with slashes or backslashes. */
  file: RegExp;
  apply(source: string): string;
}

/** Data besides the content for files that are no pages. */
export interface SitePlan {
  pages: readonly PlannedPage[];
  address: SiteAddress;
  /** Returns the absolute address of a path. */
  url: (path: string) => string;
  /** Prepares a text's HTML for feeds: applies typography, makes addresses absolute, removes parts that need the site's styles or scripts. */
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
  /** Plain data for the asset generator. */
  input: unknown;
  /** Files that pages name, which `dev` then makes on request. Without this list every build makes the files. */
  outputs?: readonly string[];
  /** The content file that the input comes from, from the project's root. */
  source?: string;
}

export interface SiteSettings {
  address: SiteAddress;
  /** Values of `{{name}}` in texts, besides those that entries give. */
  variables: Readonly<Record<string, string>>;
  /** Names of pages in the menu, by path. */
  menuNames?: Readonly<Record<string, string>>;
  publication?: PublicationWay;
  /** Paths of pages that were removed on purpose. */
  retired?: readonly string[];
  /** True if the address is for trials only; then no lost page is reported. */
  isTrial?: boolean;
  colors?: Recoloring;
  /** The number of characters from which a title is a warning. */
  titleLimit?: number;
}

export interface SiteAddress {
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** The folder that the site is served from: '' at the root, '/repo' below it. */
  base: string;
  trailingSlash: boolean;
}

export interface Placeholder {
  /** A substring of every match, which is searched first because that is faster. */
  sign: string;
  /** A global expression, searched in sources and, if `redacted`, in front-matter values, too. */
  pattern: RegExp;
  rule: string;
  message: (match: string) => string;
  hint: string;
  once?: boolean;
  /** The variable whose value was `sign` when the site was delivered; the placeholder is reported once the variable has another value. */
  variable?: string;
  /** True if visitors are not shown the block or field that contains it. Writers see it marked. */
  redacted?: boolean;
}

/** A page that will be written. Lists leave out pages with `leadsTo`. */
export interface PlannedPage extends PagePlan {
  contentType: string;
  output: string;
}

/** A page that is not published yet, or a list or former address that depends on such a page. */
export interface UpcomingPage extends Pick<PlannedPage, 'path' | 'output' | 'leadsTo' | 'source' | 'at'> {
  /** The reason why the page is not published; absent for lists and former addresses. */
  unpublished?: Unpublished;
}

/** The largest weight of a page until a reader touches it, in bytes. */
export interface PageBudget {
  /** The size of its HTML after brotli, quality 5, as hosts compress on the fly. */
  html: number;
  scripts: number;
  /** The size of the fonts as they are, since they are compressed already. */
  fonts: number;
}

export interface Budgets extends PageBudget {
  contentTypes?: Readonly<Record<string, Partial<PageBudget>>>;
}
