import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { titleOf } from '../../../build/editing/content-type-info.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused, reachOrRefuse } from '../../../build/editing/refused.ts';
import { allOrNothing, type FileChange } from '../../../build/editing/write-file.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import { endpoint, noData } from '../api-exchange.ts';
import { additionStep, freePlace } from '../files/file-steps.ts';
import { picturePlace } from '../files/static-files.ts';
import { textChange } from '../files/text-files.ts';
import { addVersion } from '../history/saved-versions.ts';
import { type BinEntry, binEntries, binStep, fileInBin, removeEntry } from './bin-entries.ts';
import { deleteText, deletion, removalEffects, withFormerPaths } from './deletion.ts';

/** Requests to delete and restore files. */
export const binEndpoints = {
  'bin/list': endpoint(noData, ({ site }) => listedEntries(site)),
  'bin/delete': endpoint(deletion, deleteText),
  /** The consequences of a page leaving the site. */
  'bin/effects': endpoint(z.strictObject({ path: z.string() }), (host, { path }) => removalEffects(host, path)),
  'bin/restore': endpoint(z.strictObject({ id: z.string() }), (host, { id }) => restoreEntry(host, id)),
  /** Removes the entries that the writer has seen; later ones stay. Returns those that are left. */
  'bin/empty': endpoint(z.strictObject({ ids: z.array(z.string()) }), emptyBin, 'long'),
  /** Keeps a text that the writer discards unsaved. */
  'bin/unsaved': endpoint(
    z.strictObject({ path: z.string(), text: z.string() }),
    (host, text) => storeUnsavedText(host, text),
    'text',
  ),
};

function listedEntries(site: ContentHost['site']): BinEntry[] {
  return reachOrRefuse(words.heading, () => binEntries(site));
}

function emptyBin({ site }: ContentHost, { ids }: { ids: readonly string[] }): BinEntry[] {
  const empty = () => {
    for (const entry of binEntries(site)) if (ids.includes(entry.id)) removeEntry(site, entry);
  };
  orRefuse(words.heading, empty, workshopFiles.notDone);
  return listedEntries(site);
}

/** Stores a text as a version of its file, or in the bin when the file is gone. Throws `Refused`. */
export function storeUnsavedText(host: ContentHost, { path, text }: { path: string; text: string }, now = new Date()) {
  const { stats, contentType = '', slug } = contentPlace(host, path);
  if (stats) return orRefuse(path, () => addVersion(host.site, path, text, now), words.notStored);
  const read = readFrontMatter(text);
  const title = titleOf(host, contentType, 'data' in read ? read.data : {}) ?? slug;
  binStep(host.site, { path, title, deletedAt: now.toISOString() }, text).run();
}

interface RestoredEntry {
  /** The former path, or a free one beside it. */
  path: string;
  /** Paths of files that have lost its addresses. */
  changed: readonly string[];
}

/** Restores a file of the bin, under a free name when its own is taken. Throws `Refused`, and then no file has changed. */
export function restoreEntry(host: ContentHost, id: string): RestoredEntry {
  const { site } = host;
  const entry = listedEntries(site).find((one) => one.id === id);
  if (!entry) throw new Refused(404, words.noEntry);
  const isText = entry.path.endsWith('.md');
  const place = freePlace(entry.path, (path) => (isText ? contentPlace(host, path) : picturePlace(site, path)));
  const file = fileInBin(site, entry);
  const contents = reachOrRefuse(entry.path, () => readFileSync(file));
  const releases = isText ? releaseAddresses(host, place.path, contents.toString()) : [];
  allOrNothing([additionStep(place, contents, statSync(file).mode), ...releases]);
  orRefuse(entry.path, () => removeEntry(site, entry), workshopFiles.notDone);
  return { path: place.path, changed: releases.map(({ path }) => path) };
}

/** Returns the changes that remove the addresses of a restored page from other pages. */
function releaseAddresses(host: ContentHost, path: string, text: string): FileChange[] {
  const { name } = contentPlace(host, path);
  const [restored] = knownFiles({ ...host, texts: () => [{ path, name, text }] });
  const own = new Set([restored?.address ?? '', ...(restored?.previous ?? [])]);
  return knownFiles(host).flatMap((other) => {
    const left = other.previous.filter((address) => !own.has(address));
    if (left.length === other.previous.length) return [];
    return [textChange(host, { path: other.path, text: withFormerPaths(host, other, left) })];
  });
}
