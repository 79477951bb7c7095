import { join } from 'node:path';
import type { OutputFile, PublishedFile } from '../../build/contract/output.ts';
import { waitForStamps } from '../../build/publish/evidence.ts';
import { publish } from '../../build/publish/publish.ts';
import { folderWith } from './folder.ts';
import { site } from './text-site.ts';

const PAGES = Array.from({ length: 20 }, (_, number) => `blog/${number}/index.html`);
/** So many files that one of them is little. */
export const SITE = site('site', ['index.html', 'assets/a.css', ...PAGES]);

interface Place {
  out: string;
  /** Absent where nothing is to be remembered. */
  cache: string | undefined;
}

/** A site that has been published often enough to be known. */
export function published(files: readonly PublishedFile[] = SITE, { remembered = true } = {}): Place {
  const cache = remembered ? folderWith() : undefined;
  const place = { out: join(folderWith(), 'dist'), cache };
  for (const _ of ['written', 'known']) {
    publish(files, place.out, cache);
    if (cache) waitForStamps();
  }
  return place;
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
