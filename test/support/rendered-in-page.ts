import { createElement, type ReactNode } from 'react';
import { CLIENT_MODULES } from '../../src/client-modules.ts';
import { PageContext, type PageContextValue } from '../../src/ui/page-context.ts';
import type { Document } from './dom.ts';
import { realSettings } from './real-pages.ts';
import { rendered } from './rendered.ts';

/** Renders a page or a part of one, without a build. */
export function renderedInPage(node: ReactNode, context: Partial<PageContextValue> = {}): Document {
  const value: PageContextValue = {
    settings: realSettings(),
    logo: undefined,
    ...{ hasToolPrices: true, hasResources: true, noIndex: false, path: '/', styles: '', islands: 0 },
    url: (path) => `https://exemple.test${path}`,
    href: (path) => path,
    typeset: (text) => text,
    scripts: CLIENT_MODULES,
    modules: new Set(),
    ...context,
  };
  return rendered(createElement(PageContext, { value }, node));
}
