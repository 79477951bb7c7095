import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { escapeXml, xmlDocument } from '../format/xml.ts';
import { lastChange } from '../pages/article/summary.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { foundPages } from './found-pages.ts';

/** Lists every page for search engines, with the day of its last change if that is known. https://www.sitemaps.org/protocol.html */
export function sitemap(
  { article, caseStudy, text }: Pick<Site, 'article' | 'caseStudy' | 'text'>,
  { pages, url }: Pick<SitePlan, 'pages' | 'url'>,
): FilePlan {
  const changes = new Map([
    ...article.list.map(({ path, data }) => [path, lastChange(data)] as const),
    ...caseStudy.list.map(({ path, data }) => [path, data.modifie ?? data.date] as const),
    ...text.list.map(({ path, data }) => [path, data.version] as const),
  ]);
  const lines = foundPages({ text }, pages).map(({ path }) => {
    const changed = changes.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(url(path))}</loc>${lastmod}</url>`;
  });
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const contents = xmlDocument(`<urlset xmlns="${namespace}">\n${lines.join('\n')}\n</urlset>`);
  return { output: paths.sitemap.slice(1), contents };
}
