import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageProps } from './Layout.tsx';

export function render({ component: Page, ...props }: PageProps & { component: ComponentType<PageProps> }): string {
  return `<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`;
}
