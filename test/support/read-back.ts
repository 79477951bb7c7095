import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';

/**
 * What came of a build, its files read from where they were published: of what it kept, the builds of other tests,
 * which keep in the same folder, may have left nothing by the time a test looks.
 */
export function readBack(result: BuildResult, dir: string): BuildResult {
  const published = (file: OutputFile) => ({ ...file, contents: () => readFileSync(join(dir, file.path)) });
  const pages = result.pages.map((page) => ({ ...page, file: published(page.file) }));
  return { ...result, pages, files: result.files.map(published) };
}
