import type { Settings } from '../pages/settings/schema.ts';
import type { PageContextValue } from '../ui/page-context.ts';

/** The page in which structured data stands. */
export type Place = Pick<PageContextValue, 'path' | 'url'> & { settings: Settings };

/** By what the site's pages name the agency. */
export function organizationId({ url }: Place): string {
  return `${url('/')}#organization`;
}

/** By what they name the site. */
export function webSiteId({ url }: Place): string {
  return `${url('/')}#website`;
}

/** The site where a page only says that it belongs to it, with its name for the same reason as the agency below. */
export function webSite(place: Place) {
  return { '@type': 'WebSite', '@id': webSiteId(place), name: place.settings.marque, url: place.url('/') } as const;
}

/** The agency where a page only mentions it: readers of structured data look at one page at a time, so it keeps its name. */
export function agency(place: Place) {
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: place.settings.marque,
    url: place.url('/'),
  } as const;
}
