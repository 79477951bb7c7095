import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { WorkshopHost } from '../../build/contract/workshop-host.ts';
import { bundleInMemory } from '../../build/pages/bundle/bundle.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { openCache } from '../../build/pipeline/cached-steps.ts';
import { workshopHost } from '../../build/server/dev/workshop-host.ts';
import { fixtureSite } from './fixture-site.ts';
import { once } from './once.ts';

/** One cache for many sites of a file of tests: to open one takes a look at all of the code. */
export const sharedCache = once(() => openCache(fixtureSite()));

/** Returns the host of a workshop after one build of the site, or before any. */
export function bareHost(site: SiteDefinition, latest?: BuildResult, cache = openCache(site)): WorkshopHost {
  const result = () => latest;
  return workshopHost({ site, cache, code: bundleInMemory().step, latest: result, drawn: result, lazy: new Map() });
}
