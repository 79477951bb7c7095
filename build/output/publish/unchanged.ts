import type { PublishedFile } from '../../contract/output.ts';
import { hashOfFile } from '../../platform/hash.ts';
import { MANIFEST } from './manifest.ts';
import { lstatOrUndefined } from './place.ts';

/** Paths of the files that lie in the folder `out` with the right bytes, open to the same readers as its manifest. Links are none. */
export function unchangedPaths(files: readonly PublishedFile[], out: string): Set<string> {
  const mode = lstatOrUndefined(`${out}/${MANIFEST}`)?.mode;
  if (mode === undefined) return new Set();
  const unchanged = files.filter((file) => {
    const place = `${out}/${file.path}`;
    const found = lstatOrUndefined(place);
    return found?.mode === mode && found.size === file.bytes && hashOfFile(place) === wantedHash(file);
  });
  return new Set(unchanged.map(({ path }) => path));
}

function wantedHash(file: PublishedFile): string {
  return 'from' in file ? hashOfFile(file.from) : file.hash;
}
