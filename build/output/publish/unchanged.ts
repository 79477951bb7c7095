import { readFileSync, type Stats } from 'node:fs';
import type { PublishedFile } from '../../contract/output.ts';
import { ifPresent } from '../../platform/errors.ts';
import { hashOf, hashOfFile, modificationKey } from '../../platform/hash.ts';
import { lstatOrUndefined, MANIFEST, manifestText, publishedPaths } from './out-folder.ts';

/** Paths of the files that lie in the folder `out` with the right bytes, open to the same readers as its manifest. Links are none. */
export function unchangedPaths(files: readonly PublishedFile[], out: string): Set<string> {
  const mode = lstatOrUndefined(`${out}/${MANIFEST}`)?.mode;
  if (mode === undefined) return new Set();
  const unchanged = files.filter((file) => {
    const place = `${out}/${file.path}`;
    const stats = lstatOrUndefined(place);
    return stats?.mode === mode && stats.size === file.bytes && hashOfPlace(place, stats) === wantedHash(file);
  });
  return new Set(unchanged.map(({ path }) => path));
}

/** Stands for a folder that holds these files, as `publish` leaves it. */
export function publishedKeyOf(files: readonly PublishedFile[]): string {
  return keyOf(
    manifestText(files.map(({ path }) => path)),
    files.map((file) => `${file.path} ${wantedHash(file)}`),
  );
}

/** Stands for what the folder `out` holds of what its manifest lists. A file that is not there, or not open to the manifest's readers, has no part in it. */
export function publishedKey(out: string): string {
  const manifest = `${out}/${MANIFEST}`;
  const mode = lstatOrUndefined(manifest)?.mode;
  const files = (publishedPaths(out) ?? []).flatMap((path) => {
    const found = lstatOrUndefined(`${out}/${path}`);
    return found?.isFile() && found.mode === mode ? [`${path} ${hashOfPlace(`${out}/${path}`, found)}`] : [];
  });
  return keyOf(
    ifPresent(() => readFileSync(manifest, 'utf8'), ''),
    files,
  );
}

function keyOf(manifest: string, files: string[]): string {
  return hashOf([manifest, ...files.sort()].join('\n'));
}

/** Hashes of published files by place, with the keys that these files had: a server publishes often, and reads only what has changed since. */
const known = new Map<string, { key: string; hash: string }>();

function hashOfPlace(place: string, stats: Stats): string {
  const key = modificationKey(stats);
  const last = known.get(place);
  if (key !== '' && last?.key === key) return last.hash;
  const hash = hashOfFile(place);
  known.set(place, { key, hash });
  return hash;
}

function wantedHash(file: PublishedFile): string {
  return 'from' in file ? hashOfFile(file.from) : file.hash;
}
