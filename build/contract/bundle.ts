import type { SiteAddress } from './definition.ts';
import type { OutputFile } from './output.ts';

/** The compiled code, styles and assets that pages are rendered with. */
export interface Bundle {
  /** Runs the site's code once. A build that renders nothing never calls it. */
  renderer: () => Renderer;
  /** Finds the component that threw while a page of this content type was rendered. */
  originOf: (error: unknown, contentType: string) => ErrorOrigin | undefined;
  /** By content type. */
  styles: ReadonlyMap<string, Stylesheet>;
  /** Addresses of the browser's entries, by name. */
  scripts: Readonly<Record<string, string>>;
  /** Fonts, scripts, all else that pages and their styles load, and their licences. */
  assets: OutputFile[];
  assetGenerators: ReadonlyMap<string, SiteAssetGenerator>;
  /** Hash of the code that renders pages. */
  code: string;
  /** Files that were read for it, as esbuild's metafile names them. */
  inputs: readonly string[];
}

/** The site's own code that renders documents, and the component of each content type. */
export interface Renderer {
  render: RenderDocument;
  componentOf: (contentType: string) => unknown;
}

/** A component and its file; if a trace names none, the module that renders the page. */
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

export interface SiteAssetGenerator {
  /** Hash of its modules, the packages they load, and Node's version. */
  code: string;
  /** Runs its module and returns the default export. Throws what the module throws. */
  load: () => unknown;
}

/** The input of the server bundle for one page. `Layout` is the layout data; `Script` lists the names of the browser's entries. */
export interface RenderedPage<Layout = unknown, Script extends string = string> {
  path: string;
  props: object;
  layout: Layout;
  /** Search engines are to leave out the site. */
  noIndex: boolean;
  address: SiteAddress;
  /** Returns the absolute address of a path. */
  url: (path: string) => string;
  /** Returns the address of a path in islands; other links are rewritten by the build. */
  href: (path: string) => string;
  /** Applies typography outside of the page's body, which is set by the build. */
  typeset: (text: string, lang: string) => string;
  /** A mark at the start of a `<style>` element, which the build replaces by the content type's styles, or by a link to them. */
  styles: string;
  scripts: Readonly<Record<Script, string>>;
  component: unknown;
}

/** The `render` export of a site's entry module; it returns a whole HTML document. */
export type RenderDocument<Layout = unknown, Script extends string = string> = (
  page: RenderedPage<Layout, Script>,
) => string;

/** The output of compiling a part of the site's code. */
export interface CompiledCode<Facts> {
  files: CompiledFile[];
  /** Plain data. */
  facts: Facts;
  /** As esbuild's metafile names them. */
  inputs: readonly string[];
}

export interface CompiledFile {
  path: string;
  contents: Uint8Array;
}

/** A part of the site's code, such as what runs in browsers. */
export interface CodePart {
  root: string;
  name: string;
  /** Plain data that distinguishes parts of one name. */
  options: object;
}

/** Compiles a part, or returns a cached result. */
export type CompileStep = <Facts>(
  part: CodePart,
  compile: () => Promise<CompiledCode<Facts>>,
) => Promise<CompiledCode<Facts>>;
