import type { WebSite } from 'schema-dts';
import { organizationId, type Place, webSiteId } from './identity.ts';

/** The site as a whole. */
export function webSite(place: Place): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(place),
    name: place.settings.marque,
    url: place.url('/'),
    inLanguage: 'fr',
    publisher: { '@id': organizationId(place) },
  };
}
