import type { Entry } from '../../../build/contract/entry.ts';
import { type Download, downloadsOf } from '../../format/downloads.ts';
import { paths } from '../../routes.ts';
import type { Article } from '../article/schema.ts';
import type { Blog } from '../blog/schema.ts';
import type { Text } from '../text/schema.ts';

/** What one page offers, with where its reader finds it. */
export interface ResourceGroup {
  path: string;
  title: string;
  /** The article's category. */
  label?: string;
  files: readonly Download[];
}

/** What the page of all of them says and lists. */
export interface Resources {
  slug: string;
  path: string;
  /** The content file that names it. */
  source: string;
  data: NonNullable<Blog['ressources']>;
  groups: readonly ResourceGroup[];
}

/** The parts of the site that say what it offers. */
interface Offering {
  article: { list: readonly Entry<Article>[] };
  text: { list: readonly Entry<Text>[] };
  blog: { source: string; data: Pick<Blog, 'ressources'> };
}

/** All that the site offers to take away; undefined where that is nothing, or where nobody has said what its page is called. */
export function resourcesOf({ article, text, blog }: Offering): Resources | undefined {
  const groups = [
    ...text.list.map((entry) => ({ ...titled(entry), files: downloadsOf(entry) })),
    ...article.list.map((entry) => ({ ...titled(entry), label: entry.data.categorie, files: downloadsOf(entry) })),
  ].filter(({ files }) => files.length > 0);
  const data = blog.data.ressources;
  if (!data || groups.length === 0) return undefined;
  return { slug: 'ressources', path: paths.resources, source: blog.source, data, groups };
}

function titled({ path, data }: { path: string; data: { titre: string } }): Pick<ResourceGroup, 'path' | 'title'> {
  return { path, title: data.titre };
}
