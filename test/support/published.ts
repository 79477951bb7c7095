import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OutputFile, PublishedFile } from '../../build/contract/output.ts';
import { publish } from '../../build/publish/publish.ts';
import { folderWith } from './folder.ts';
import { site } from './text-site.ts';

const PAGES = Array.from({ length: 20 }, (_, number) => `blog/${number}/index.html`);
/** So many files that one of them is little. */
export const SITE = site('site', ['index.html', 'assets/a.css', ...PAGES]);

/** Longer than two changes can have one time. */
export const SETTLED = 80;

interface Place {
  out: string;
  /** Absent where nothing is to be remembered. */
  cache: string | undefined;
}

/** A site that has been published often enough to be known. */
export async function published(files: readonly PublishedFile[] = SITE, { remembered = true } = {}): Promise<Place> {
  const cache = remembered ? folderWith() : undefined;
  const place = { out: join(folderWith(), 'dist'), cache };
  for (const _ of ['written', 'known']) {
    publish(files, place.out, cache);
    if (cache) await wait(SETTLED);
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
