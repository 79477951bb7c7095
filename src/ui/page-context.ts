import { createContext, useContext } from 'react';
import type { DisplayedPicture } from '../../build/contract/media.ts';
import type { ClientModule } from '../client-modules.ts';
import type { Settings } from '../pages/settings/schema.ts';
import type { BreadcrumbProps } from './Breadcrumb.tsx';

/** The agency's logo, and the one for the night if that is another file. */
export interface Logo {
  day: DisplayedPicture;
  night?: DisplayedPicture;
}

/** Data of the site that every page shows. */
export interface LayoutData {
  settings: Settings;
  /** The agency's own drawing, where it has one. */
  logo: Logo | undefined;
  /** The site has the page of tools' prices. */
  hasToolPrices: boolean;
  /** The site has the page of all that its texts offer to take away. */
  hasResources: boolean;
}

/** Data of a page and of the site around it. */
export interface PageContextValue extends LayoutData {
  /** Its path, without trailing slash. */
  path: string;
  /** No page of this build is for search engines. */
  noIndex: boolean;
  /** The absolute address of a path, as the host serves it. */
  url: (path: string) => string;
  /** Returns the address of a path, for the props of an island. Other links contain just the path. */
  href: (path: string) => string;
  /** Returns a plain text with the typography of a language, for the head of the page and for machines. */
  typeset: (text: string, lang: string) => string;
  styles: string;
  /** Addresses of the browser's modules, by name. */
  scripts: Readonly<Record<ClientModule, string>>;
  /** Number of islands rendered so far. */
  islands: number;
  /** Names of the modules that what has been drawn so far needs. */
  modules: Set<ClientModule>;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

/** Subject of a page, which its links take to the contact form (`client/prefill.ts`). */
export interface Subject {
  sujet: string;
  secteur?: string;
}

export const SubjectContext = createContext<Subject | undefined>(undefined);

/** The way to a page from above, which its head shows and machines are told. */
export const BreadcrumbContext = createContext<BreadcrumbProps | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() outside a PageContext');
  return page;
}

/** Says, while a page is drawn, that it needs a module in the browser, if it does. */
export function useModule(name: ClientModule, isNeeded = true): void {
  const { modules } = usePage();
  if (isNeeded) modules.add(name);
}
