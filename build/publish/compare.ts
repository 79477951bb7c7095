import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { PublishedFile } from '../contract/output.ts';
import { isDropping } from '../system/droppings.ts';
import { hashOfFile } from '../system/hash.ts';
import { type Evidence, type FileEvidence, type FolderEvidence, stampOf } from './evidence.ts';
import { MARK, markText, publishedPaths } from './mark.ts';
import { isWorkName, standingAt } from './place.ts';

/** How what lies in an output folder differs from what is to be published there. */
export interface Comparison {
  /** What does not lie there as it should. */
  changed: PublishedFile[];
  /** Paths of what was published and is no longer to be. */
  gone: string[];
  /** Whether something lies there that no build put there, or a folder is not as a build made it. */
  foreign: boolean;
  /** What was found out about the rest. */
  evidence: { files: Map<string, FileEvidence>; folders: Map<string, FolderEvidence> };
}

/**
 * Compares the folder `out`, where a build has published, with these files; undefined where none has.
 * A file is taken for unchanged when nobody has touched it since it was last known, or else when its bytes are the right ones.
 */
export function compare(files: readonly PublishedFile[], out: string, known: Evidence): Comparison | undefined {
  const before = publishedPaths(out);
  const mode = standingAt(`${out}/${MARK}`)?.mode;
  if (!before || mode === undefined) return undefined;
  const evidence: Comparison['evidence'] = { files: new Map(), folders: new Map() };
  const changed = files.filter((file) => {
    const found = evidenceOfFile(file, `${out}/${file.path}`, mode, known.files.get(file.path));
    if (found) evidence.files.set(file.path, found);
    return !found;
  });
  const paths = new Set(files.map(({ path }) => path));
  let foreign =
    readFileSync(`${out}/${MARK}`, 'utf8') !== markText(before) ||
    changed.some(({ path }) => standingAt(`${out}/${path}`)?.isDirectory());
  for (const [folder, names] of namesByFolder([...before, MARK])) {
    const found = evidenceOfFolder(out, folder, names, known.folders.get(folder));
    if (found) evidence.folders.set(folder, found);
    else foreign ||= found === false;
  }
  return { changed, gone: before.filter((path) => !paths.has(path)), foreign, evidence };
}

/** What is known of a file that lies there as it should; undefined of any other. `mode` is that of all that was published with it. */
function evidenceOfFile(
  file: PublishedFile,
  place: string,
  mode: number,
  known?: FileEvidence,
): FileEvidence | undefined {
  const stats = standingAt(place);
  // Not a link, be it to the same bytes.
  if (stats?.mode !== mode || stats.size !== file.bytes) return undefined;
  const stamp = stampOf(stats);
  const wanted = 'from' in file ? hashOfSource(file.from, known) : { hash: file.hash };
  const hash = known && known.stamp === stamp && stamp !== '' ? known.hash : hashOfFile(place);
  return hash === wanted.hash ? { ...wanted, stamp } : undefined;
}

function hashOfSource(from: string, known: FileEvidence | undefined): { hash: string; source: string } {
  const source = stampOf(statSync(from));
  const untouched = known?.source === source && source !== '';
  return { hash: untouched ? known.hash : hashOfFile(from), source };
}

/** What is known of a folder that holds nothing but these names; undefined where there is none, false of any other. */
function evidenceOfFolder(
  out: string,
  folder: string,
  names: ReadonlySet<string>,
  known: FolderEvidence | undefined,
): FolderEvidence | undefined | false {
  const place = `${out}/${folder}`;
  const stats = standingAt(place);
  if (!stats) return undefined;
  const [stamp, mode] = [stampOf(stats), stats.mode];
  if (!stats.isDirectory() || (folder !== '' && known && known.mode !== mode)) return false;
  const isExpected = (name: string) => names.has(name) || isDropping(name) || (folder === '' && isWorkName(out, name));
  const untouched = known?.stamp === stamp && stamp !== '';
  return untouched || readdirSync(place).every(isExpected) ? { stamp, mode } : false;
}

/** The names of all files and folders that paths lead through, by the folder that they are in; '' is the first. */
function namesByFolder(paths: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  const add = (path: string): void => {
    const end = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(end, 0));
    const names = folders.get(folder);
    if (names) return void names.add(path.slice(end + 1));
    folders.set(folder, new Set([path.slice(end + 1)]));
    if (folder !== '') add(folder);
  };
  for (const path of paths) add(path);
  return folders;
}
