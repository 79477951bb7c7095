import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry, Site } from './pages/index.ts';
import { type ClientModule, PageContext, type PageContextValue } from './ui/page-context.ts';

/** What the build hands over to draw one page. */
interface RenderedPage {
  path: string;
  entry: Entry<unknown>;
  site: Site;
  url: (path: string) => string;
  href: (path: string) => string;
  styles: { inline: string } | { href: string };
  fonts: readonly string[];
  scripts: PageContextValue['scripts'];
  component: ComponentType<{ entry: Entry<unknown>; site: Site }>;
}

/** One page as a whole HTML document. */
export function render(page: RenderedPage): string {
  const { path, entry, site, url, href, styles, fonts, scripts, component: Page } = page;
  const context = {
    path,
    settings: site.settings.data,
    url,
    href,
    styles,
    fonts,
    scripts,
    islands: 0,
    modules: new Set<ClientModule>(['page']),
  };
  return `<!doctype html>${renderToStaticMarkup(
    <PageContext value={context}>
      <Page entry={entry} site={site} />
    </PageContext>,
  )}`;
}
