import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import type { Site } from '../../pages/site.ts';
import { paths } from '../../routes.ts';
import { countArchives, feedArchives } from './archives.ts';
import { feedArticles } from './articles.ts';
import { atom } from './atom.ts';
import { feedOf } from './feed.ts';
import { jsonFeed } from './json-feed.ts';

/** The blog for readers of feeds, in the two forms they take. */
export async function feeds(
  site: Pick<Site, 'article' | 'facts' | 'blog' | 'settings'>,
  plan: SitePlan,
): Promise<FilePlan[]> {
  const feed = feedOf(site, plan, await feedArticles(site, plan));
  const parts = countArchives(site.article.list);
  const newestOf = (pathOf: (part: number) => string) => ({
    previous: parts > 0 ? plan.url(pathOf(parts)) : undefined,
  });
  return [
    { output: paths.atom.slice(1), contents: atom(feed, newestOf(paths.atomArchive)) },
    { output: paths.jsonFeed.slice(1), contents: jsonFeed(feed, newestOf(paths.jsonArchive)) },
    ...feedArchives(site, plan),
  ];
}
