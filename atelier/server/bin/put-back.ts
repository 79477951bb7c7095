import { allOrNothing, type Step } from '../../../build/contract/editing/all-or-nothing.ts';
import { editFrontMatter } from '../../../build/contract/editing/front-matter/edit.ts';
import { knownFiles } from '../../../build/contract/editing/known-files.ts';
import { explained, Refused } from '../../../build/contract/editing/refused.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { textChange } from '../files/text-change.ts';
import type { BinEntry, PutBack } from './bin-api.ts';
import { binEntry, type FoundEntry, removeEntry } from './entries.ts';
import { type FreePlace, freePlace } from './free-place.ts';
import { moveAway, moveBack } from './move-file.ts';

/**
 * Puts a file of the bin back where it lay, or beside it under a free name; in its own place its addresses lead to it again. Throws `Refused`, and
 * then every file is as it was.
 */
export function putBack(host: ContentHost, id: string): PutBack {
  const entry = explained(id, () => binEntry(host.site, id), words.notPutBack);
  if (!entry) throw new Refused(404, words.noEntry);
  const place = freePlace(host, entry);
  const moved = place.path !== entry.path;
  const released = moved ? undefined : releasedAddresses(host, entry);
  allOrNothing([moving(entry, place), ...(released ? [released] : [])]);
  explained(entry.path, () => removeEntry(entry), words.notPutBack);
  return { path: place.path, moved, ...(released && { changed: released.path }) };
}

function moving(entry: FoundEntry, { path, file }: FreePlace): Step {
  const run = () => {
    moveBack(entry.file, file);
    return () => moveAway(file, entry.file);
  };
  return { path, run: () => explained(path, run, words.notPutBack) };
}

/** The file that its addresses have led to since it was deleted lets go of them. */
function releasedAddresses(host: ContentHost, { led }: BinEntry): Step | undefined {
  const holder = led && knownFiles(host).find(({ path }) => path === led.path);
  const field = host.site.contentTypes[holder?.contentType ?? '']?.formerPaths;
  if (!led || !holder || field === undefined) return undefined;
  const left = holder.previous.filter((address) => !led.addresses.includes(address));
  if (left.length === holder.previous.length) return undefined;
  const edit = left.length > 0 ? { at: [field], value: left } : { at: [field], remove: true as const };
  return textChange(host, { path: holder.path, text: editFrontMatter(holder.text, edit) });
}
