import type { Settings } from '../pages/settings/schema.ts';
import type { PageContextValue } from '../ui/page-context.ts';

/** The page in which structured data stands. */
export type Place = Pick<PageContextValue, 'path' | 'url'> & { settings: Settings };

/** Returns the identifier of the agency in structured data. */
export function organizationId({ url }: Place): string {
  return `${url('/')}#organization`;
}

/** Refers to the agency by name: readers of structured data look at one page at a time. */
export function agency(place: Place) {
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: place.settings.marque,
    url: place.url('/'),
  } as const;
}
