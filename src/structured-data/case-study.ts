import type { Article } from 'schema-dts';
import { midnight } from '../format/midnight.ts';
import { sharingCard, sharingImage } from '../format/sharing-card.ts';
import type { CaseStudy } from '../pages/case-study/schema.ts';
import { agency, organizationId, type Place } from './identity.ts';

/** A case study: a text of the agency's about a trade, which names no client. */
export function caseStudyArticle(data: CaseStudy, place: Place): Article {
  const { titre, description, secteur, date, modifie = date } = data;
  const address = place.url(place.path);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: titre,
    description,
    ...(date && { datePublished: midnight(date) }),
    ...(modifie && { dateModified: midnight(modifie) }),
    articleSection: secteur,
    author: agency(place),
    publisher: { '@id': organizationId(place) },
    image: place.url(sharingImage(place.path, sharingCard(place.path, data))),
    inLanguage: 'fr',
  };
}
