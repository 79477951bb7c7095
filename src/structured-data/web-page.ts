import type { Graph, Thing, WebPage, WebSite } from 'schema-dts';
import { organizationId, type Place } from './organization.ts';

/** The plain page and other kinds, by schema.org's names. */
export type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

/** Describes the page, and names the site that it belongs to. The rest is in its head. */
export function webPage(type: PageType, title: string, place: Place): WebPage {
  return { '@type': type, '@id': place.url(place.path), name: title, isPartOf: siteReference(place) };
}

/** Describes the whole site. */
export function webSite(place: Place): WebSite {
  return { ...siteReference(place), inLanguage: 'fr', publisher: { '@id': organizationId(place) } };
}

/** Refers to the site by name, because readers of structured data look at one page at a time. */
function siteReference({ url, settings }: Place) {
  return { '@type': 'WebSite', '@id': `${url('/')}#website`, name: settings.marque, url: url('/') } as const;
}

/** Signs that would end a script element or a line of one, wherever they stand in JSON. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Properties whose value is a text for people, rather than an address, a number or a date. */
const READ = new Set(['name', 'headline', 'description', 'text', 'articleSection', 'jobTitle', 'serviceType']);

/** Returns JSON-LD nodes as one document that is safe inside a script element. `typeset`: applies typography to the texts that people read. */
export function jsonLdText(nodes: readonly Thing[], typeset: (text: string) => string): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  const text = JSON.stringify(graph, (key, value) =>
    READ.has(key) && typeof value === 'string' ? typeset(value) : value,
  );
  return text.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
