import { siteDefinition } from '../../build/cli/site-definition.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { bundle } from '../../build/pages/bundle/bundle.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { openCache } from '../../build/pipeline/cached-steps.ts';
import { type BuildOptions, build } from '../../build/pipeline/pipeline.ts';

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
