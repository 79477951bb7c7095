import { createContext, useContext } from 'react';
import type { Settings } from '../pages/settings/schema.ts';

/** What a page knows of itself and of the site around it. */
export interface PageContextValue {
  /** Its path, without trailing slash. */
  path: string;
  settings: Settings;
  /** The absolute address of a path, as the host serves it. */
  url: (path: string) => string;
  styles: { inline: string } | { href: string };
  /** Addresses of the browser's modules, by name. */
  scripts: Readonly<Record<string, string>>;
  /** Names of the islands drawn so far. */
  islands: string[];
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() outside a PageContext');
  return page;
}
