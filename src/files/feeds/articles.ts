import type { SitePlan } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { midnight } from '../../format/midnight.ts';
import { lastChange } from '../../pages/article/changed-on.ts';
import type { Article } from '../../pages/article/schema.ts';
import type { Site } from '../../pages/site.ts';
import { wholeText } from './whole-text.ts';

/** An article as feeds carry it. Texts are typeset, addresses absolute. */
export interface FeedArticle {
  /** The same for good, whatever becomes of the host's ways to write addresses (RFC 4151). */
  id: string;
  url: string;
  title: string;
  summary: string;
  category: string;
  /** Its whole text; archives of the feed do without. */
  html?: string;
  /** Moments (RFC 3339). */
  published: string;
  updated: string;
}

/** The number of articles in a feed: months of a busy blog, in a file that readers fetch in one go. */
export const FEED_LENGTH = 50;
export const LANGUAGE = 'fr';

/** The newest articles, whole. */
export function feedArticles(site: Pick<Site, 'article' | 'facts'>, plan: SitePlan): Promise<FeedArticle[]> {
  return Promise.all(site.article.list.slice(0, FEED_LENGTH).map((one) => feedArticle(one, site, plan)));
}

async function feedArticle(entry: Entry<Article>, site: Pick<Site, 'facts'>, plan: SitePlan): Promise<FeedArticle> {
  const html = await plan.feedHtml(wholeText(entry, site), { path: entry.path, lang: LANGUAGE });
  return { ...feedSummary(entry, plan), html };
}

/** An article without its text. */
export function feedSummary({ path, data }: Entry<Article>, plan: Omit<SitePlan, 'feedHtml'>): FeedArticle {
  const { titre, description, categorie, date } = data;
  return {
    id: `tag:${new URL(plan.address.origin).hostname},${date}:${path}`,
    url: plan.url(path),
    title: plan.typeset(titre, LANGUAGE),
    summary: plan.typeset(description, LANGUAGE),
    category: categorie,
    published: midnight(date),
    updated: midnight(lastChange(data)),
  };
}
