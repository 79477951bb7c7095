import type { BlogPosting } from 'schema-dts';
import { sharingCard, sharingImage } from '../format/sharing-card.ts';
import type { Article } from '../pages/article/schema.ts';
import { agency, organizationId, type Place } from './identity.ts';

/** An article. The agency signs what it publishes: no page names another author. `words`: of its own text, code left out. */
export function blogPosting(data: Article, words: number, place: Place): BlogPosting {
  const { titre, description, date, miseAJour, categorie } = data;
  const address = place.url(place.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: titre,
    description,
    datePublished: date,
    ...(miseAJour && { dateModified: miseAJour.date }),
    author: agency(place),
    publisher: { '@id': organizationId(place) },
    image: place.url(sharingImage(place.path, sharingCard(place.path, data))),
    articleSection: categorie,
    wordCount: words,
    inLanguage: 'fr',
  };
}
