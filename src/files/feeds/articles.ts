import type { SitePlan } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import { fileKindAndSize } from '../../format/file-kind.ts';
import {
  type CitedFact,
  DOWNLOADS_TITLE,
  type Download,
  downloadsOf,
  SOURCES_TITLE,
} from '../../format/following-sections.ts';
import { midnight } from '../../format/midnight.ts';
import { escapeXml } from '../../format/xml.ts';
import type { article as contentType } from '../../pages/article/content-type.ts';
import type { Article } from '../../pages/article/schema.ts';
import { lastChange } from '../../pages/article/summary.ts';
import { citedFacts } from '../../pages/facts/cited.ts';
import type { Site } from '../../pages/site.ts';

/** An article as feeds carry it. Texts are typeset, addresses absolute. */
export interface FeedArticle {
  /** Never changes, even if the host writes addresses in another way (RFC 4151). */
  id: string;
  url: string;
  title: string;
  summary: string;
  category: string;
  /** Its whole text, if it has one. */
  html?: string;
  /** Moments (RFC 3339). */
  published: string;
  updated: string;
}

/** The number of articles in a feed: months of a busy blog, in a file that readers fetch in one go. */
const FEED_LENGTH = 50;
export const LANGUAGE = 'fr';

/** Returns the newest articles with their whole texts. */
export function feedArticles(site: Pick<Site, 'article' | 'facts'>, plan: SitePlan): Promise<FeedArticle[]> {
  return Promise.all(site.article.list.slice(0, FEED_LENGTH).map((one) => feedArticle(one, site, plan)));
}

async function feedArticle(entry: Entry<Article>, site: Pick<Site, 'facts'>, plan: SitePlan): Promise<FeedArticle> {
  const { path, data } = entry;
  const { titre, description, categorie, date } = data;
  return {
    id: `tag:${new URL(plan.address.origin).hostname},${date}:${path}`,
    url: plan.url(path),
    title: plan.typeset(titre, LANGUAGE),
    summary: plan.typeset(description, LANGUAGE),
    category: categorie,
    html: await plan.feedHtml(wholeText(entry, site), { path, lang: LANGUAGE }),
    published: midnight(date),
    updated: midnight(lastChange(data)),
  };
}

/** Returns the text column of an article's page as HTML for feed readers. */
function wholeText(entry: Entry<Article>, { facts }: Pick<Site, 'facts'>): string {
  const { path, data, html } = entry;
  const lead = `<p>${escapeXml(data.chapeau)}</p>\n`;
  const after = [downloadList(downloadsOf(entry)), sourceList(citedFacts(entry, facts))];
  return lead + noteOf(data) + withoutSlots(html, path) + after.join('');
}

/** Writes the note on the changes since the article came out. */
function noteOf({ miseAJour }: Article): string {
  if (!miseAJour) return '';
  const { date, texte } = miseAJour;
  return `<p><strong>Mise à jour du ${frenchDate(date, 'sentence')}</strong></p>\n<p>${escapeXml(texte)}</p>\n`;
}

type Slot = NonNullable<typeof contentType.prose>['slots'][number];

/** Sentences that stand for widgets, before a link to the article's own page, on which alone these work. */
const SLOTS: Readonly<Record<Slot, string>> = {
  'calculateur-roi': 'Le calculateur de retour sur investissement s’utilise',
  'calculateur-factures': 'Le calculateur de factures s’utilise',
};

function withoutSlots(html: string, path: string): string {
  return Object.entries(SLOTS).reduce(
    (text, [slot, sentence]) =>
      text.replace(
        `<div data-slot="${slot}"></div>`,
        () => `<p>${sentence} <a href="${path}">sur la page de l’article</a>.</p>`,
      ),
    html,
  );
}

/** Lists the files that the article offers, below its text. */
function downloadList(downloads: readonly Download[]): string {
  const items = downloads.map((file) => {
    const link = `<a href="${escapeXml(file.path)}">${escapeXml(file.title)}</a>`;
    return `<li>${link} (${fileKindAndSize(file)}). ${escapeXml(file.text)}</li>`;
  });
  return items.length > 0 ? `\n<h2>${DOWNLOADS_TITLE}</h2>\n<ul>${items.join('')}</ul>` : '';
}

function sourceList(facts: readonly CitedFact[]): string {
  const items = facts.map(({ produit, objet, valeur, source, verifie }) => {
    const link = `<a href="${escapeXml(source)}">${escapeXml(objet)}</a>`;
    const checked = verifie === undefined ? ', non daté' : `, vérifié le ${frenchDate(verifie, 'sentence')}`;
    return `<li>${escapeXml(produit)}, ${link} : ${escapeXml(valeur)}${checked}</li>`;
  });
  return items.length > 0 ? `\n<h2>${SOURCES_TITLE}</h2>\n<ul>${items.join('')}</ul>` : '';
}
