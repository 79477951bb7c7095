import type { WebPage } from 'schema-dts';
import { type Place, webSite } from './identity.ts';

/** The plain page and other kinds, by schema.org's names. */
export type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** The page itself, and which site it belongs to; its head describes it. */
export function webPage(type: PageType, title: string, place: Place): WebPage {
  return { '@type': type, '@id': place.url(place.path), name: title, isPartOf: webSite(place) };
}
