import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderDocument } from '../build/contract/bundle.ts';
import type { ClientModule } from './client-modules.ts';
import { type LayoutData, PageContext } from './ui/page-context.ts';

export { assetGenerators } from './asset-generators/index.ts';
export { contentTypes } from './pages/index.ts';

/** One page as a whole HTML document. */
export const render: RenderDocument<LayoutData, ClientModule> = ({ component, props, layout, ...page }) => {
  const Page = component as ComponentType;
  const context = { ...page, ...layout, islands: 0, modules: new Set<ClientModule>(['page']) };
  const markup = renderToStaticMarkup(
    <PageContext value={context}>
      <Page {...props} />
    </PageContext>,
  );
  return `<!doctype html>${shortenMarkup(markup)}`;
};

/** Shortens apostrophes that React writes as references, which no text or double-quoted attribute needs, and end tags of empty shapes. */
function shortenMarkup(markup: string): string {
  return markup.replaceAll('&#x27;', "'").replace(/(<(circle|ellipse|line|path|rect)\b[^<>]*)><\/\2>/g, '$1/>');
}
