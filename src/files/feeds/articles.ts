import type { SitePlan } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { fileKindAndSize } from '../../format/file-kind.ts';
import { changedOn } from '../../pages/article/changed-on.ts';
import { DOWNLOADS_TITLE, type Download, downloadsOf } from '../../pages/article/downloads.ts';
import type { article as kind } from '../../pages/article/kind.ts';
import type { Article } from '../../pages/article/schema.ts';
import type { Site } from '../../pages/site.ts';
import { escapeXml } from '../xml.ts';

/** An article as feeds carry it. Texts are typeset, addresses absolute. */
export interface FeedArticle {
  /** The same for good, whatever becomes of the host's ways to write addresses (RFC 4151). */
  id: string;
  url: string;
  title: string;
  summary: string;
  category: string;
  /** Its whole text. */
  html: string;
  /** Moments (RFC 3339). */
  published: string;
  updated: string;
}

/** How many of the newest articles a feed carries: months of a busy blog, in a file that readers fetch in one go. */
const LENGTH = 30;
export const LANGUAGE = 'fr';

/** The newest articles, whole. */
export function feedArticles({ article }: Pick<Site, 'article'>, plan: SitePlan): Promise<FeedArticle[]> {
  return Promise.all(article.list.slice(0, LENGTH).map((one) => feedArticle(one, plan)));
}

async function feedArticle(entry: Entry<Article>, plan: SitePlan): Promise<FeedArticle> {
  const { path, data, html } = entry;
  const { titre, description, chapeau, categorie, date } = data;
  const text = `<p>${escapeXml(chapeau)}</p>\n${withoutSlots(html, path)}${downloadList(downloadsOf(entry))}`;
  return {
    id: `tag:${new URL(plan.address.origin).hostname},${date}:${path}`,
    url: plan.url(path),
    title: plan.typeset(titre, LANGUAGE),
    summary: plan.typeset(description, LANGUAGE),
    category: categorie,
    html: await plan.portable(text, { path, lang: LANGUAGE }),
    published: startOf(date),
    updated: startOf(changedOn(data)),
  };
}

/** What the article offers to take away, below its text. */
function downloadList(downloads: readonly Download[]): string {
  const items = downloads.map((file) => {
    const link = `<a href="${escapeXml(file.path)}">${escapeXml(file.title)}</a>`;
    return `<li>${link} (${fileKindAndSize(file)}). ${escapeXml(file.text)}</li>`;
  });
  return items.length > 0 ? `\n<h2>${DOWNLOADS_TITLE}</h2>\n<ul>${items.join('')}</ul>` : '';
}

/** The moment a day ('2025-08-15') is dated by: midnight of UTC, which is the same day in France. */
export function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}

type Slot = NonNullable<typeof kind.prose>['slots'][number];

/** What stands for what only works on the article's own page, before the link to it. */
const SLOTS: Readonly<Record<Slot, string>> = {
  'calculateur-roi': 'Le calculateur de retour sur investissement s’utilise',
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
