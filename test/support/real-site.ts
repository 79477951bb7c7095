import { basename, join, resolve } from 'node:path';
import type { BuildResult } from '../../build/build-result.ts';
import { build } from '../../build/pipeline.ts';
import { servePreview } from '../../build/preview/preview.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { atEnd } from './at-end.ts';
import { once } from './once.ts';
import { projectRoot } from './project-root.ts';
import { readBack } from './read-back.ts';

export { projectRoot };

/** The texts that the site is built from: the project's, or those of a folder named to see whether the tests hold with others. */
export const contentFolder = resolve(projectRoot, process.env.TEST_CONTENT ?? 'content');

export interface BuiltSite {
  result: BuildResult;
  /** Where it was published. */
  dir: string;
  /** Where it is served, without trailing slash. */
  url: string;
}

/** A folder to build into that no other process of the same run has. */
export function workerFolder(name: string): string {
  return join(projectRoot, '.cache/tests', process.env.TEST_WORKER ?? '0', name);
}

/** The real site, built and served once for all tests of a process. */
export const realSite = once(async (): Promise<BuiltSite> => {
  const dir = workerFolder(`site-${basename(contentFolder)}`);
  const result = await build(siteDefinition(contentFolder), { out: dir, production: true });
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(
      `the site does not build:\n${errors.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')}`,
    );
  const server = await servePreview({ dir, port: 4800 });
  atEnd(server.close);
  return { result: readBack(result, dir), dir, url: server.url.replace(/\/$/, '') };
});
