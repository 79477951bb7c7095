import type { Settings } from '../pages/settings/schema.ts';
import type { PageContextValue } from '../ui/page-context.ts';

/** The page in which structured data stands. */
export type Place = Pick<PageContextValue, 'path' | 'url'> & { settings: Settings };

/** By what the site's pages name the agency. */
export function organizationId({ url }: Place): string {
  return `${url('/')}#organization`;
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
