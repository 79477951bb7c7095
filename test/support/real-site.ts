import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import type { OutputFile } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { once } from './once.ts';
import { projectRoot } from './project-root.ts';
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

/** Returns a build's result with the files as published: builds of other tests share its cache, and may have removed cached ones. */
export function readBack(result: BuildResult, dir: string): BuildResult {
  const published = (file: OutputFile) => ({ ...file, contents: () => readFileSync(join(dir, file.path)) });
  const pages = result.pages.map((page) => ({ ...page, file: published(page.file) }));
  return { ...result, pages, files: result.files.map(published) };
}
