import type { Entry } from '../../../build/contract/entry.ts';
import { type Download, downloadsOf } from '../../format/following-sections.ts';
import { paths } from '../../routes.ts';
import type { Article } from '../article/schema.ts';
import type { Blog } from '../blog/schema.ts';
import type { Text } from '../text/schema.ts';

/** The downloads of one page, with the address of the page. */
export interface ResourceGroup {
  path: string;
  title: string;
  /** The article's category. */
  label?: string;
  files: readonly Download[];
}

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

/** Returns all downloads of the site; undefined if there are none, or no text for their page. */
export function resourcesOf({ article, text, blog }: Offering): Resources | undefined {
  const groups = [
    ...text.list.flatMap((entry) => groupOf(entry)),
    ...article.list.flatMap((entry) => groupOf(entry, { label: entry.data.categorie })),
  ];
  const data = blog.data.ressources;
  if (!data || groups.length === 0) return undefined;
  return { slug: 'ressources', path: paths.resources, source: blog.source, data, groups };
}

function groupOf(entry: Entry<Article> | Entry<Text>, label: Pick<ResourceGroup, 'label'> = {}): ResourceGroup[] {
  const files = downloadsOf(entry);
  return files.length > 0 ? [{ path: entry.path, title: entry.data.titre, ...label, files }] : [];
}
