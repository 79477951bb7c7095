import { readFileSync, type Stats, statSync } from 'node:fs';
import type { Store } from '../../cache/index.ts';
import type { PublishedFile } from '../../contract/output.ts';
import { ifPresent } from '../../platform/errors.ts';
import { hashOf, hashOfFile, modificationKey } from '../../platform/hash.ts';
import { lstatOrUndefined, MANIFEST, manifestText, publishedPaths } from './out-folder.ts';

/** The files that lie in the folder `out` with the right bytes, open to the same readers as its manifest. Links are none. */
export function unchangedFiles(files: readonly PublishedFile[], out: string): Map<string, Stats> {
  const unchanged = new Map<string, Stats>();
  const mode = lstatOrUndefined(`${out}/${MANIFEST}`)?.mode;
  if (mode === undefined) return unchanged;
  for (const file of files) {
    const place = `${out}/${file.path}`;
    const stats = lstatOrUndefined(place);
    if (stats?.mode === mode && stats.size === file.bytes && hashOfPlace(place, stats) === wantedHash(file))
      unchanged.set(file.path, stats);
  }
  return unchanged;
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

/** Hashes of files by place, with the keys that these files had when they were read: who publishes often reads only what has changed since. */
const known = new Map<string, { key: string; hash: string }>();

/** Takes over what an earlier process has read of the folder `out`. */
export function loadHashes(out: string, store: Pick<Store, 'get' | 'put'>): void {
  for (const line of store.get(nameFor(out))?.toString().split('\0') ?? []) {
    const [place = '', key = '', hash = ''] = line.split('\n');
    known.set(place, { key, hash });
  }
}

/**
 * Keeps what is known of the files in the folder `out` for later processes. Since they were looked at, which must be just now, they may have been
 * linked to another place, which changes the time of their last change of state and nothing else; one that anybody has written to is left out.
 */
export function storeHashes(out: string, store: Pick<Store, 'get' | 'put'>): void {
  const lines = [...known].flatMap(([place, { key, hash }]) => {
    const stats = place.startsWith(`${out}/`) ? lstatOrUndefined(place) : undefined;
    const now = stats ? modificationKey(stats) : '';
    return now !== '' && withoutLastTime(now) === withoutLastTime(key) ? [[place, now, hash].join('\n')] : [];
  });
  const text = lines.join('\0');
  if (text !== store.get(nameFor(out))?.toString()) store.put(nameFor(out), text);
}

function withoutLastTime(key: string): string {
  return key.slice(0, key.lastIndexOf(' '));
}

function nameFor(out: string): string {
  return `hashes of the files in ${out}`;
}

function hashOfPlace(place: string, stats: Stats): string {
  const key = modificationKey(stats);
  const last = known.get(place);
  if (key !== '' && last?.key === key) return last.hash;
  const hash = hashOfFile(place);
  known.set(place, { key, hash });
  return hash;
}

function wantedHash(file: PublishedFile): string {
  return 'from' in file ? hashOfPlace(file.from, statSync(file.from)) : file.hash;
}
