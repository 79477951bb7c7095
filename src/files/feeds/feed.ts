import type { SitePlan } from '../../../build/contract/definition.ts';
import { midnight } from '../../format/midnight.ts';
import type { Site } from '../../pages/site.ts';
import { paths } from '../../routes.ts';
import { type FeedArticle, LANGUAGE } from './articles.ts';

/** The content of the blog's feeds, in whatever form. */
export interface Feed {
  title: string;
  description: string;
  /** Address of the blog. */
  home: string;
  /** Their own addresses. */
  addresses: { atom: string; json: string };
  author: { name: string; url: string };
  /** Moment of the latest change (RFC 3339). */
  updated: string;
  /** Newest first. */
  articles: readonly FeedArticle[];
}

/** The blog as feeds tell of it. */
export function feedOf(
  { blog, settings }: Pick<Site, 'blog' | 'settings'>,
  { url, typeset }: SitePlan,
  articles: readonly FeedArticle[],
): Feed {
  const { marque, anneeCopyright } = settings.data;
  const changes = articles.map(({ updated }) => updated).sort();
  return {
    title: `${typeset(blog.data.titre, LANGUAGE)} — ${marque}`,
    description: typeset(blog.data.description, LANGUAGE),
    home: url(paths.blog),
    addresses: { atom: url(paths.atom), json: url(paths.jsonFeed) },
    author: { name: marque, url: url(paths.home) },
    // Atom asks for it even of a blog without articles.
    updated: changes.at(-1) ?? midnight(`${anneeCopyright}-01-01`),
    articles,
  };
}
