import type { SiteAddress } from './definition.ts';

/** What the server bundle is handed to draw a page. `Layout`: what every page shows of the site; `Script`: names of the browser's entries. */
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
  /** The stylesheet of its content type, for one `<style>` element, which begins with it as it is: the build may link it instead. */
  styles: string;
  /** Addresses of the client's entries, by name. */
  scripts: Readonly<Record<Script, string>>;
  /** The default export of the content type's component module. */
  component: unknown;
}

/** What a site's entry module exports as `render`: a whole HTML document. */
export type RenderDocument<Layout = unknown, Script extends string = string> = (
  page: RenderedPage<Layout, Script>,
) => string;
