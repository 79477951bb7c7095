import type { FilePlan, SitePlan } from '../../build/contract/definition.ts';
import type { Site } from '../pages/site.ts';
import { decorations } from './decorations.ts';
import { feeds } from './feeds/index.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { security } from './security.ts';
import { sitemap } from './sitemap.ts';

/** The site's files that are no pages. */
export async function files(site: Site, plan: SitePlan): Promise<readonly FilePlan[]> {
  return [
    robots(plan),
    ...decorations(),
    ...sitemap(site, plan),
    ...(await feeds(site, plan)),
    llms(site, plan),
    ...security(site, plan),
  ];
}
