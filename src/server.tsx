import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderDocument } from '../build/contract/page.ts';
import type { Settings } from './pages/settings/schema.ts';
import { type ClientModule, PageContext } from './ui/page-context.ts';

export { assetGenerators } from './asset-generators/index.ts';
export { kinds } from './pages/index.ts';

/** One page as a whole HTML document. */
export const render: RenderDocument<Settings, ClientModule> = ({ component, props, layout, ...page }) => {
  const Page = component as ComponentType;
  const context = { ...page, settings: layout, islands: 0, charts: 0, modules: new Set<ClientModule>(['page']) };
  return `<!doctype html>${renderToStaticMarkup(
    <PageContext value={context}>
      <Page {...props} />
    </PageContext>,
  )}`;
};
