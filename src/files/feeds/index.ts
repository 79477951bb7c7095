import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import type { Site } from '../../pages/site.ts';
import { paths } from '../../routes.ts';
import { feedArticles } from './articles.ts';
import { feedFiles } from './feed.ts';

/** Writes the feeds of the blog. */
export async function feeds(
  site: Pick<Site, 'article' | 'facts' | 'blog' | 'settings'>,
  plan: SitePlan,
): Promise<FilePlan[]> {
  const at = { home: paths.blog, atom: paths.atom, json: paths.jsonFeed };
  return feedFiles({ page: site.blog.data, at, articles: await feedArticles(site, plan) }, site, plan);
}
