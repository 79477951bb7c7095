import type { BuildResult } from '../../build/build-result.ts';
import { bundle } from '../../build/bundle/bundle.ts';
import { openCache } from '../../build/cached-steps.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { type BuildOptions, build } from '../../build/pipeline.ts';
import { siteDefinition } from '../../build/site-definition.ts';

/** The project's site with the texts and static files of another folder. */
export type Copy = Pick<SiteDefinition, 'root' | 'contentDir' | 'staticDir'>;

/**
 * Builds the project's site from a copy's texts and static files. Code and cache are the project's, and files are named from the copy's folder:
 * what the copy has in common with the project, or with another copy, is in the cache.
 */
export async function buildCopy(copy: Copy, options: BuildOptions = {}): Promise<BuildResult> {
  const project = siteDefinition();
  const cache = openCache(project);
  return build({ ...project, ...copy }, { ...options, cache, bundleStep: (_, given) => bundle(project, given) });
}
