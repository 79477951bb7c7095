import type { Article } from 'schema-dts';
import { midnight } from '../format/midnight.ts';
import { sharingCard, sharingImage } from '../format/sharing-card.ts';
import type { Text } from '../pages/text/schema.ts';
import { agency, organizationId, type Place } from './identity.ts';

/** Returns the node of a text that has its day and its sources. */
export function textArticle(data: Text & { version: string }, place: Place): Article {
  const { titre, description, version } = data;
  const address = place.url(place.path);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: titre,
    description,
    dateModified: midnight(version),
    author: agency(place),
    publisher: { '@id': organizationId(place) },
    image: place.url(sharingImage(place.path, sharingCard(place.path, data))),
    inLanguage: 'fr',
  };
}
