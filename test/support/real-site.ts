import { siteDefinition } from '../../build/cli/site-definition.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { once } from './once.ts';
import { projectRoot } from './project-root.ts';
import { readBack } from './read-back.ts';
import { type ServedSite, servedSite } from './served-site.ts';
import { contentFolder } from './tested-content.ts';

export { contentFolder, projectRoot };

export interface BuiltSite extends ServedSite {
  result: BuildResult;
}

/**
 * The real site, published and served once for all tests of a run. What the build knew cannot be sent from process to process:
 * each that asks for it builds again, from the cache and without publishing.
 */
export const realSite = once(async (): Promise<BuiltSite> => {
  const served = await servedSite('real');
  const result = await build(siteDefinition(contentFolder), { production: true });
  return { ...served, result: readBack(result, served.dir) };
});
