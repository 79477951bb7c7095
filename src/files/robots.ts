import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import { paths } from '../routes.ts';

/** Lets crawlers read everything (RFC 9309), and names the sitemap (sitemaps.org). */
export function robots({ url }: Pick<SitePlan, 'url'>): FilePlan {
  return { output: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${url(paths.sitemap)}\n` };
}
