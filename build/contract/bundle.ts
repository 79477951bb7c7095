import type { FallbackFonts } from './fallback-fonts.ts';
import type { OutputFile } from './output.ts';
import type { RenderDocument } from './page.ts';

/** What pages need to be rendered and to look right. */
export interface Bundle {
  /** Runs the site's code, once. A build that renders nothing never calls it. */
  renderer: () => Renderer;
  /** The component that threw while a page of this content type was rendered. */
  originOf: (error: unknown, contentType: string) => ErrorOrigin | undefined;
  /** By content type. */
  styles: ReadonlyMap<string, Stylesheet>;
  /** Addresses of the browser's entries, by name. */
  scripts: Readonly<Record<string, string>>;
  /** Fonts, scripts, what else pages and their styles load, and the licences of it all. */
  assets: OutputFile[];
  /** What pages are drawn in until the fonts among the assets are there. */
  fallbackFonts?: FallbackFonts | undefined;
  /** By name. */
  assetGenerators: ReadonlyMap<string, SiteAssetGenerator>;
  /** Hash of the code that renders pages. */
  code: string;
  /** All files that were read for it, as esbuild's metafile names them. */
  inputs: readonly string[];
}

/** The site's own code that renders documents, and the component of each content type. */
export interface Renderer {
  render: RenderDocument;
  componentOf: (contentType: string) => unknown;
}

/** A component and its file; where the names in a trace say nothing, the module that renders the page. */
export interface ErrorOrigin {
  component: string;
  file: string;
}

/** A content type's stylesheet: its text to inline, the file it is linked as, and the addresses of the fonts it names. */
export interface Stylesheet {
  text: string;
  file: OutputFile;
  fonts: readonly string[];
}

/** One of the site's asset generators. */
export interface SiteAssetGenerator {
  /** Hash of its modules, the packages they load, and Node's version. */
  code: string;
  /** Runs its module, which nothing has run before, and gives the default export. Throws what the module throws. */
  load: () => unknown;
}
