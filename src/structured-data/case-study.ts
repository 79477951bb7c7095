import type { Article } from 'schema-dts';
import type { CaseStudy } from '../pages/case-study/schema.ts';
import { agency, organizationId, type Place } from './identity.ts';

/** A case study: a text of the agency's about a trade. It has no date, and names no client. */
export function caseStudyArticle({ titre, description, secteur }: CaseStudy, place: Place): Article {
  const address = place.url(place.path);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: titre,
    description,
    articleSection: secteur,
    author: agency(place),
    publisher: { '@id': organizationId(place) },
    inLanguage: 'fr',
  };
}
