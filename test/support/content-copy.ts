import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { bundle } from '../../build/pages/bundle/bundle.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { openCache } from '../../build/pipeline/cached-steps.ts';
import { type BuildOptions, build } from '../../build/pipeline/pipeline.ts';
import { folderWith } from './folder.ts';
import { contentFolder, projectRoot } from './real-site.ts';

/** The site with a copy of all content, which tests may change; files are named from the copy's folder. */
export function contentCopy(): SiteDefinition {
  const root = folderWith({});
  const [contentDir, staticDir] = [join(root, 'content'), join(root, 'static')];
  cpSync(contentFolder, contentDir, { recursive: true });
  cpSync(join(projectRoot, 'static'), staticDir, { recursive: true });
  return { ...siteDefinition(), root, contentDir, staticDir };
}

/** The first file of a folder of the site's texts: tests that hold with any content start from it. */
export function firstText(folder: string): { name: string; text: string } {
  const [name = ''] = readdirSync(join(contentFolder, folder)).sort();
  return { name, text: readFileSync(join(contentFolder, folder, name), 'utf8') };
}

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
