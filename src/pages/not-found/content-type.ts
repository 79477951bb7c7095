import { paths } from '../../routes.ts';
import { archivePages, archiveTitle } from '../archive/archives.ts';
import { defineContentType } from '../define.ts';
import { resourcesOf } from '../resources/resources.ts';
import type { Site } from '../site.ts';
import { observatoryOf } from '../tool-prices/observatory.ts';
import type { KnownPage } from './nearest.ts';
import { schema } from './schema.ts';

/** Characters of addresses and titles that the page may hold: 3 kB, once they are compressed. */
const ROOM = 6000;

export const notFound = defineContentType({
  files: 'pages/404.md',
  single: true,
  schema,
  path: () => paths.notFound,
  output: '404.html',
  component: () => import('./NotFoundPage.tsx'),
  props: ({ data }, site) => ({ data, pages: knownPages(site) }),
});

/** The pages that somebody may have looked for, but the home page, which the screen leads to anyway: as many as there is room for, articles last, the newest first. */
function knownPages(site: Site): KnownPage[] {
  const {
    services,
    service,
    caseStudies,
    caseStudy,
    blog,
    allArticles,
    about,
    contact,
    privacy,
    text,
    measures,
    article,
  } = site;
  const single = [services, caseStudies, blog, allArticles, about, contact, privacy];
  const own = text.list.filter(({ data }) => !data.canonique);
  const lists = [measures.list, observatoryOf(site)?.text ?? [], resourcesOf(site) ?? []].flat();
  const archives = archivePages(article.list, blog.data)
    .filter(({ props }) => props.page === 1)
    .map(({ path, props }) => ({ path, data: { titre: archiveTitle(props) } }));
  const pages: KnownPage[] = [];
  let room = ROOM;
  for (const { path, data } of [
    ...single,
    ...service.list,
    ...caseStudy.list,
    ...lists,
    ...own,
    ...archives,
    ...article.list,
  ]) {
    room -= path.length + data.titre.length;
    if (room < 0) break;
    pages.push({ path, title: data.titre });
  }
  return pages;
}
