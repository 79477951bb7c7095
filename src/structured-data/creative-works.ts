import type { Article, BlogPosting, Dataset, Person } from 'schema-dts';
import { midnight } from '../format/midnight.ts';
import { type SharedData, sharingCard, sharingImage } from '../format/sharing-card.ts';
import type { Article as ArticleData } from '../pages/article/schema.ts';
import type { CaseStudy } from '../pages/case-study/schema.ts';
import type { Text } from '../pages/text/schema.ts';
import { agency, organizationId, type Place } from './organization.ts';

/** Describes an article, by the author that its page names, or else by the agency. `words`: of its own text, without code. */
export function blogPosting(data: ArticleData, words: number, place: Place): BlogPosting {
  const { date, miseAJour, categorie, auteur } = data;
  return {
    '@type': 'BlogPosting',
    ...publication(data, place),
    ...days(date, miseAJour?.date),
    ...(auteur && { author: person(auteur, place) }),
    articleSection: categorie,
    wordCount: words,
  };
}

/** Describes a case study: a text by the agency about a trade, which names no client. */
export function caseStudyArticle(data: CaseStudy, place: Place): Article {
  const { secteur, date, modifie = date } = data;
  return { '@type': 'Article', ...publication(data, place), ...days(date, modifie), articleSection: secteur };
}

/** Describes a text that has a date and sources. */
export function textArticle(data: Text & { version: string }, place: Place): Article {
  return { '@type': 'Article', ...publication(data, place), ...days(undefined, data.version) };
}

/** Returns the properties that the three have in common. */
function publication(data: SharedData & { description: string }, place: Place) {
  const address = place.url(place.path);
  return {
    '@id': `${address}#article`,
    mainEntityOfPage: { '@id': address },
    headline: data.titre,
    description: data.description,
    author: agency(place),
    publisher: { '@id': organizationId(place) },
    image: place.url(sharingImage(place.path, sharingCard(place.path, data))),
    inLanguage: 'fr',
  };
}

function days(published: string | undefined, modified: string | undefined) {
  return {
    ...(published && { datePublished: midnight(published) }),
    ...(modified && { dateModified: midnight(modified) }),
  };
}

function person({ nom, role, page }: NonNullable<ArticleData['auteur']>, { url }: Place): Person {
  const address = page?.startsWith('/') ? url(page) : page;
  return { '@type': 'Person', name: nom, jobTitle: role, ...(address && { url: address }) };
}

interface PublishedData {
  name: string;
  description: string;
  /** Address of its licence. */
  license: string;
  /** The day of its newest value. */
  modified?: string | undefined;
  files: readonly { path: string; type: string }[];
}

/** Describes data that a page shows and offers as files. */
export function dataset({ name, description, license, modified, files }: PublishedData, place: Place): Dataset {
  return {
    '@type': 'Dataset',
    '@id': `${place.url(place.path)}#donnees`,
    name,
    description,
    license,
    creator: agency(place),
    ...(modified && { dateModified: midnight(modified) }),
    distribution: files.map(({ path, type }) => ({
      '@type': 'DataDownload',
      contentUrl: place.url(path),
      encodingFormat: type,
    })),
  };
}
