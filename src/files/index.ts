import type { AssetPlanOf } from '../../build/contract/asset-generator.ts';
import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import type { assetGenerators } from '../asset-generators/index.ts';
import type { Site } from '../pages/site.ts';
import { decorations } from './decorations.ts';
import { feeds } from './feeds/index.ts';
import { heroCharts } from './hero-charts.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { sharingImages } from './sharing-images.ts';
import { sitemap } from './sitemap.ts';
import { toolPriceFiles } from './tool-prices/index.ts';
import { webManifest } from './web-manifest.ts';

/** The site's files that are no pages. */
export async function files(
  site: Site,
  plan: SitePlan,
): Promise<readonly (FilePlan | AssetPlanOf<typeof assetGenerators>)[]> {
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
