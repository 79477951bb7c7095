import { readFileSync, type Stats, statSync } from 'node:fs';
import type { Store } from '../../cache/index.ts';
import type { PublishedFile } from '../../contract/output.ts';
import { ifPresent } from '../../platform/errors.ts';
import { hashOf, hashOfFile, modificationKey } from '../../platform/hash.ts';
import { lstatOrUndefined, MANIFEST, manifestText, publishedPaths } from './out-folder.ts';

/** Finds files of `out` with the right bytes and the manifest's mode. Links are left out. */
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

/** Returns the key of a folder that contains these files, as `publish` leaves it. */
export function publishedKeyOf(files: readonly PublishedFile[]): string {
  return filesKey(
    manifestText(files.map(({ path }) => path)),
    files.map((file) => `${file.path} ${wantedHash(file)}`),
  );
}

/** Returns the key of a folder's listed files in their present state. */
export function publishedKey(out: string): string {
  const manifest = `${out}/${MANIFEST}`;
  const mode = lstatOrUndefined(manifest)?.mode;
  const files = (publishedPaths(out) ?? []).flatMap((path) => {
    const found = lstatOrUndefined(`${out}/${path}`);
    return found?.isFile() && found.mode === mode ? [`${path} ${hashOfPlace(`${out}/${path}`, found)}`] : [];
  });
  return filesKey(
    ifPresent(() => readFileSync(manifest, 'utf8'), ''),
    files,
  );
}

function filesKey(manifest: string, files: string[]): string {
  return hashOf([manifest, ...files.sort()].join('\n'));
}

/** Hashes by path, so that only changed files are read again. */
const known = new Map<string, { key: string; hash: string }>();

export function loadHashes(out: string, store: Pick<Store, 'get' | 'put'>): void {
  for (const line of store.get(nameFor(out))?.toString().split('\0') ?? []) {
    const [place = '', key = '', hash = ''] = line.split('\n');
    known.set(place, { key, hash });
  }
}

/** Stores hashes for later processes, except those of files that were written since. A new link changes only `ctime`. */
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
