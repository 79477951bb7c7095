import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';

/** Returns a build's result with the files as published: builds of other tests share its cache, and may have removed cached ones. */
export function readBack(result: BuildResult, dir: string): BuildResult {
  const published = (file: OutputFile) => ({ ...file, contents: () => readFileSync(join(dir, file.path)) });
  const pages = result.pages.map((page) => ({ ...page, file: published(page.file) }));
  return { ...result, pages, files: result.files.map(published) };
}
