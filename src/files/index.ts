import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import type { AssetPlan } from '../asset-generators/index.ts';
import { decorationIn } from '../layout/decoration.ts';
import { STARFIELD } from '../layout/starfield.ts';
import { HERO_STARS } from '../pages/home/hero-stars.ts';
import type { Site } from '../pages/site.ts';
import { paths } from '../routes.ts';
import { feeds } from './feeds/feed.ts';
import { heroCharts } from './hero-charts.ts';
import { llms } from './llms.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { sharingImages } from './sharing-images.ts';
import { sitemap } from './sitemap.ts';
import { toolPriceFiles } from './tool-prices/index.ts';
import { webManifest } from './web-manifest.ts';

/** Returns the site's files that are no pages. */
export async function files(site: Site, plan: SitePlan): Promise<readonly (FilePlan | AssetPlan)[]> {
  return [
    // Made first, while little else is held: it takes the texts of all pages at once.
    search(site, plan),
    robots(plan),
    ...decorations(site),
    ...heroCharts(site, plan),
    { generator: 'iconSprite', input: {} },
    sitemap(site, plan),
    ...(await feeds(site, plan)),
    ...toolPriceFiles(site, plan),
    llms(site, plan),
    ...security(site, plan),
    ...sharingImages(site, plan),
    ...webManifest(site),
  ];
}

/** Lets crawlers read everything (RFC 9309), and names the sitemap (sitemaps.org). */
function robots({ url }: Pick<SitePlan, 'url'>): FilePlan {
  return { output: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${url(paths.sitemap)}\n` };
}

/** Returns the stylesheets of the stars. */
function decorations({ settings }: Pick<Site, 'settings'>): FilePlan[] {
  return [STARFIELD, HERO_STARS]
    .map((source) => decorationIn(source, settings.data.couleurs))
    .map(({ address, rules }) => ({ output: address.slice(1), contents: rules }));
}
