import { join } from 'node:path';
import type { OutputFile, PublishedFile } from '../../build/contract/output.ts';
import { publish } from '../../build/output/publish/publish.ts';
import { folderWith } from './folder.ts';
import { site } from './text-site.ts';

const PAGES = Array.from({ length: 20 }, (_, number) => `blog/${number}/index.html`);
export const SITE = site('site', ['index.html', 'assets/a.css', ...PAGES]);

/** The folder of a site that has just been published. */
export function publishedFolder(files: readonly PublishedFile[] = SITE): string {
  const out = join(folderWith(), 'dist');
  publish(files, out);
  return out;
}

/** A file whose bytes nobody has. */
export function withoutContents(file: OutputFile): OutputFile {
  return {
    ...file,
    contents: () => {
      throw new Error(`${file.path} was asked for its bytes`);
    },
  };
}
