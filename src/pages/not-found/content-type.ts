import { paths } from '../../routes.ts';
import { archivePages, archiveTitle } from '../archive/archives.ts';
import { allEntries, defineContentType } from '../define.ts';
import { resourcesOf } from '../resources/resources.ts';
import type { Site } from '../site.ts';
import { observatoryOf } from '../tool-prices/observatory.ts';
import type { KnownPage } from './nearest.ts';
import { schema } from './schema.ts';

/** Characters of addresses and titles that the page may hold: 3 kB, once they are compressed. */
const ROOM = 3500;

/** Paths that are never suggested: '', the home page, which the screen links to anyway, and screens shown in a page's place. */
const NEVER_SUGGESTED: readonly string[] = ['', paths.home, paths.notFound, paths.error, paths.thanks];

export const notFound = defineContentType({
  files: 'pages/404.md',
  single: true,
  schema,
  path: () => paths.notFound,
  output: '404.html',
  component: () => import('./NotFoundPage.tsx'),
  props: ({ data }, site) => ({ data, pages: knownPages(site) }),
});

/** Returns the pages to suggest, up to a total length: articles last, the newest first. */
function knownPages(site: Site): KnownPage[] {
  const { article, ...others } = site;
  const ofFiles = allEntries(others).filter(({ path }) => !NEVER_SUGGESTED.includes(path));
  const unfiled = [observatoryOf(site)?.text ?? [], resourcesOf(site) ?? []].flat();
  const archives = archivePages(article.list, others.blog.data)
    .filter(({ props }) => props.page === 1)
    .map(({ path, props }) => ({ path, data: { titre: archiveTitle(props) } }));
  const pages: KnownPage[] = [];
  let room = ROOM;
  for (const { path, data } of [...ofFiles, ...unfiled, ...archives, ...article.list]) {
    if (!isTitled(data)) continue;
    room -= path.length + data.titre.length;
    if (room < 0) break;
    pages.push({ path, title: data.titre });
  }
  return pages;
}

/** Recognizes entries with a title that are no second address of another page. */
function isTitled(data: object): data is { titre: string } {
  return 'titre' in data && typeof data.titre === 'string' && !('canonique' in data);
}
