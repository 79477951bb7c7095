import type { BlogPosting, Person } from 'schema-dts';
import { midnight } from '../format/midnight.ts';
import { sharingCard, sharingImage } from '../format/sharing-card.ts';
import type { Article } from '../pages/article/schema.ts';
import { agency, organizationId, type Place } from './identity.ts';

/** An article, by the person that its page names, else by the agency. `words`: of its own text, code left out. */
export function blogPosting(data: Article, words: number, place: Place): BlogPosting {
  const { titre, description, date, miseAJour, categorie, auteur } = data;
  const address = place.url(place.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: titre,
    description,
    datePublished: midnight(date),
    ...(miseAJour && { dateModified: midnight(miseAJour.date) }),
    author: auteur ? person(auteur, place) : agency(place),
    publisher: { '@id': organizationId(place) },
    image: place.url(sharingImage(place.path, sharingCard(place.path, data))),
    articleSection: categorie,
    wordCount: words,
    inLanguage: 'fr',
  };
}

function person({ nom, role, page }: NonNullable<Article['auteur']>, { url }: Place): Person {
  const address = page?.startsWith('/') ? url(page) : page;
  return { '@type': 'Person', name: nom, jobTitle: role, ...(address && { url: address }) };
}
