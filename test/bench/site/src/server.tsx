import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderDocument } from '../../../../build/contract/page.ts';
import { PageContext } from './page-context.ts';

export { kinds } from './kinds.ts';

export const render: RenderDocument<object, 'page'> = ({ component, props, ...page }) => {
  const Page = component as ComponentType;
  return `<!doctype html>${renderToStaticMarkup(
    <PageContext value={page}>
      <Page {...props} />
    </PageContext>,
  )}`;
};
