import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { escapeXml } from '../format/escape-xml.ts';
import { lastChange } from '../pages/article/changed-on.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { foundPages } from './found-pages.ts';
import { xmlDocument } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The addresses that one file may list (sitemaps.org); it is then still far below the 50 MB it may weigh. */
const LIMIT = 50_000;

/**
 * Every page that is to be found, with the day of its last change where that is known: one file, or several and an index of them.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(
  { article, caseStudy, text }: Pick<Site, 'article' | 'caseStudy' | 'text'>,
  { pages, url }: Pick<SitePlan, 'pages' | 'url'>,
): FilePlan[] {
  const changes = new Map([
    ...article.list.map(({ path, data }) => [path, lastChange(data)] as const),
    ...caseStudy.list.map(({ path, data }) => [path, data.modifie ?? data.date] as const),
    ...text.list.map(({ path, data }) => [path, data.version] as const),
  ]);
  const listed = foundPages({ text }, pages).map(({ path }) => located('url', url(path), changes.get(path)));
  if (listed.length <= LIMIT) return [sitemapFile(paths.sitemap, 'urlset', listed)];
  const parts = Array.from({ length: Math.ceil(listed.length / LIMIT) }, (_, nth) =>
    sitemapFile(`/sitemap-${nth + 1}.xml`, 'urlset', listed.slice(nth * LIMIT, (nth + 1) * LIMIT)),
  );
  const index = parts.map(({ output }) => located('sitemap', url(`/${output}`)));
  return [sitemapFile(paths.sitemap, 'sitemapindex', index), ...parts];
}

function located(element: string, address: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}</${element}>`;
}

function sitemapFile(path: string, root: string, lines: readonly string[]): FilePlan {
  const contents = xmlDocument(`<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>`);
  return { output: path.slice(1), contents };
}
