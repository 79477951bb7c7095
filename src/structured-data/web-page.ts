import type { WebPage, WebSite } from 'schema-dts';
import { organizationId, type Place } from './identity.ts';

/** The plain page and other kinds, by schema.org's names. */
export type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** The page itself, and which site it belongs to; its head describes it. */
export function webPage(type: PageType, title: string, place: Place): WebPage {
  return { '@type': type, '@id': place.url(place.path), name: title, isPartOf: siteReference(place) };
}

/** The site as a whole. */
export function webSite(place: Place): WebSite {
  return { ...siteReference(place), inLanguage: 'fr', publisher: { '@id': organizationId(place) } };
}

/** The site with its name: readers of structured data look at one page at a time. */
function siteReference({ url, settings }: Place) {
  return { '@type': 'WebSite', '@id': `${url('/')}#website`, name: settings.marque, url: url('/') } as const;
}
