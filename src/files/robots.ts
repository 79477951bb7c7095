import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { paths } from '../routes.ts';

/** What crawlers may read (RFC 9309): everything. And where all of it is listed (sitemaps.org). */
export function robots({ url }: Pick<SitePlan, 'url'>): FilePlan {
  return { output: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${url(paths.sitemap)}\n` };
}
