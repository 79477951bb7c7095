import type { BuildResult } from '../../build/build-result.ts';
import { bundleInMemory } from '../../build/bundle/bundle-in-memory.ts';
import { openCache } from '../../build/cached-steps.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import type { WorkshopHost } from '../../build/contract/workshop-host.ts';
import { workshopHost } from '../../build/dev/workshop-host.ts';

/** What a workshop is handed for a site after one build of it, or before any. */
export function bareHost(site: SiteDefinition, latest?: BuildResult, cache = openCache(site)): WorkshopHost {
  const result = () => latest;
  return workshopHost({ site, cache, code: bundleInMemory().step, latest: result, drawn: result, later: new Map() });
}
