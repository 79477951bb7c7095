import type { FilePlan, SitePlan } from '../../../build/contract/definition.ts';
import { midnight } from '../../format/midnight.ts';
import type { Site } from '../../pages/site.ts';
import { paths } from '../../routes.ts';
import { type Feed, type FeedArticle, feedArticles, LANGUAGE } from './articles.ts';
import { atom } from './atom.ts';
import { jsonFeed } from './json-feed.ts';

/** Writes the feeds of the blog. */
export async function feeds(
  site: Pick<Site, 'article' | 'facts' | 'blog' | 'settings'>,
  plan: SitePlan,
): Promise<FilePlan[]> {
  const at = { home: paths.blog, atom: paths.atom, json: paths.jsonFeed };
  return feedFiles({ page: site.blog.data, at, articles: await feedArticles(site, plan) }, site, plan);
}

interface FeedSource {
  page: { titre: string; description: string };
  /** Paths of the page and of both forms of its feed. */
  at: { home: string; atom: string; json: string };
  articles: readonly FeedArticle[];
}

/** Writes a feed in the two forms that readers take. */
export function feedFiles(
  { page, at, articles }: FeedSource,
  { settings }: Pick<Site, 'settings'>,
  { url, typeset }: Pick<SitePlan, 'url' | 'typeset'>,
): FilePlan[] {
  const { marque, anneeCopyright } = settings.data;
  const changes = articles.map(({ updated }) => updated).sort();
  const feed: Feed = {
    title: `${typeset(page.titre, LANGUAGE)} — ${marque}`,
    description: typeset(page.description, LANGUAGE),
    home: url(at.home),
    addresses: { atom: url(at.atom), json: url(at.json) },
    author: { name: marque, url: url(paths.home) },
    // Atom asks for it even of a feed without articles.
    updated: changes.at(-1) ?? midnight(`${anneeCopyright}-01-01`),
    articles,
  };
  return [
    { output: at.atom.slice(1), contents: atom(feed) },
    { output: at.json.slice(1), contents: jsonFeed(feed) },
  ];
}
