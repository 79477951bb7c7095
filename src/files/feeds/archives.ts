import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Article } from '../../pages/article/schema.ts';
import type { Site } from '../../pages/site.ts';
import { paths } from '../../routes.ts';
import { FEED_LENGTH, feedSummary } from './articles.ts';
import { atom } from './atom.ts';
import { feedOf } from './feed.ts';
import { jsonFeed } from './json-feed.ts';

/**
 * The parts of the feed's archive, from the oldest: each has as many articles as the feed, so a new article changes none of them, and what is in
 * no part yet is in the feed. They carry summaries: a whole text is a link away.
 */
export function feedArchives(site: Pick<Site, 'article' | 'blog' | 'settings'>, plan: SitePlan): FilePlan[] {
  const articles = site.article.list;
  return Array.from({ length: countArchives(articles) }, (_, index) => {
    const part = index + 1;
    const end = articles.length - index * FEED_LENGTH;
    const summaries = articles.slice(end - FEED_LENGTH, end).map((entry) => feedSummary(entry, plan));
    const feed = feedOf(site, plan, summaries);
    const linksOf = (pathOf: (part: number) => string) => ({
      self: plan.url(pathOf(part)),
      previous: part > 1 ? plan.url(pathOf(part - 1)) : undefined,
      next: part < countArchives(articles) ? plan.url(pathOf(part + 1)) : undefined,
    });
    return [
      { output: paths.atomArchive(part).slice(1), contents: atom(feed, linksOf(paths.atomArchive)) },
      { output: paths.jsonArchive(part).slice(1), contents: jsonFeed(feed, linksOf(paths.jsonArchive)) },
    ];
  }).flat();
}

/** Counts the parts of the archive: none where the feed holds all articles. */
export function countArchives(articles: readonly Entry<Article>[]): number {
  return articles.length > FEED_LENGTH ? Math.floor(articles.length / FEED_LENGTH) : 0;
}
