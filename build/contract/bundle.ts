import type { SiteAddress } from './definition.ts';
import type { OutputFile } from './output.ts';

/** The compiled code, styles and assets that pages are rendered with. */
export interface Bundle {
  /** Runs the site's code once and returns what renders its pages. A build that renders nothing never calls it. */
  renderer: () => Renderer;
  /** Finds the component that threw while a page of this content type was rendered; undefined if it is unknown. */
  originOf: (error: unknown, contentType: string) => ErrorOrigin | undefined;
  /** Stylesheets by content type. */
  styles: ReadonlyMap<string, Stylesheet>;
  /** Addresses of the browser's entries, by name. */
  scripts: Readonly<Record<string, string>>;
  /** Fonts, scripts and other files that pages and their styles load, and the licences of all. */
  assets: OutputFile[];
  assetGenerators: ReadonlyMap<string, SiteAssetGenerator>;
  /** Hash of the code that renders pages. */
  code: string;
  /** Files that the bundle was made from, named as in esbuild's metafile. */
  inputs: readonly string[];
}

/** The site's own code that renders documents, and the component of each content type. */
export interface Renderer {
  render: RenderDocument;
  componentOf: (contentType: string) => unknown;
}

/** A component and its file, or the module that renders the page if the stack trace names no component. */
export interface ErrorOrigin {
  component: string;
  file: string;
}

/** A content type's stylesheet: its text for inlining, the file that pages link, and the addresses of its fonts. */
export interface Stylesheet {
  text: string;
  file: OutputFile;
  fonts: readonly string[];
}

export interface SiteAssetGenerator {
  /** Hash of the generator's modules, the packages they load, and Node's version. */
  code: string;
  /** Runs the module and returns its default export. Throws what the module throws. */
  load: () => unknown;
}

/** The input of the server bundle for one page. `Layout` is the layout data; `Script` lists the names of the browser's entries. */
export interface RenderedPage<Layout = unknown, Script extends string = string> {
  path: string;
  props: object;
  layout: Layout;
  /** True if search engines are to leave out the site. */
  noIndex: boolean;
  address: SiteAddress;
  /** Returns the absolute address of a path. */
  url: (path: string) => string;
  /** Returns the address by which islands link to a path; the build rewrites all other links. */
  href: (path: string) => string;
  /** Applies typography to texts outside of the page's body; the build does so for the body. */
  typeset: (text: string, lang: string) => string;
  /** Mark at the start of a `<style>` element, which the build replaces by the content type's styles, or by a link to them. */
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
  /** Plain data that the compilation yields. */
  facts: Facts;
  /** Files that were compiled, named as in esbuild's metafile. */
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
  /** Plain data that distinguish parts of the same name. */
  options: object;
}

/** Compiles a part, or returns the cached result if nothing has changed. */
export type CompileStep = <Facts>(
  part: CodePart,
  compile: () => Promise<CompiledCode<Facts>>,
) => Promise<CompiledCode<Facts>>;
