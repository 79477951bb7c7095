import type { SiteAddress } from './definition.ts';
import type { OutputFile } from './output.ts';

/** The compiled code, styles and assets that pages are rendered with. */
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

/** The input of the server bundle for one page. `Layout` is the layout data; `Script` lists the names of the browser's entries. */
export interface RenderedPage<Layout = unknown, Script extends string = string> {
  path: string;
  props: object;
  layout: Layout;
  /** The site is published for a look: search engines are to leave it out. */
  noIndex: boolean;
  address: SiteAddress;
  /** The absolute address of a path, as the host serves it. */
  url: (path: string) => string;
  /** The address by which a page leads to a path. Links are made so by themselves, but not inside islands. */
  href: (path: string) => string;
  /** A plain text with the typography of a language, for what is no text of the page's body: that is set by itself. */
  typeset: (text: string, lang: string) => string;
  /** Stands for the stylesheet of its content type. One `<style>` element begins with it: the build puts the styles there, or links them. */
  styles: string;
  /** Addresses of the client's entries, by name. */
  scripts: Readonly<Record<Script, string>>;
  /** The default export of the content type's component module. */
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
  /** All that was read for it, as esbuild's metafile names it. */
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
  /** Plain data that tells it from other parts with the same name. */
  options: object;
}

/** Compiles a part, or returns what it compiled to before, where that would be the same now. */
export type CompileStep = <Facts>(
  part: CodePart,
  compile: () => Promise<CompiledCode<Facts>>,
) => Promise<CompiledCode<Facts>>;
