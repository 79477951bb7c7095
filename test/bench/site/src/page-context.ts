import { createContext, useContext } from 'react';
import type { RenderedPage } from '../../../../build/contract/page.ts';

type Page = Omit<RenderedPage<object, 'page'>, 'component' | 'props'>;

export const PageContext = createContext<Page | undefined>(undefined);

/** What a page knows of itself and of the site around it. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() outside a PageContext');
  return page;
}
