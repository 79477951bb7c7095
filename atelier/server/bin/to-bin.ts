import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { Step } from '../../../build/contract/editing/all-or-nothing.ts';
import { explained, Refused } from '../../../build/contract/editing/refused.ts';
import { hashOf } from '../../../build/contract/system.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { type BinRecord, newEntry, removeEntry } from './entries.ts';
import { moveAway, moveBack } from './move-file.ts';

interface Leaving {
  /** Absolute, links resolved. */
  file: string;
  /** Hash of the bytes that its deletion was asked for. */
  version: string;
  record: BinRecord;
}

/** Moves a file to the bin; one that another program wrote meanwhile comes back (409). `onMoved` is told the name of its entry. */
export function toBin(
  site: Pick<SiteDefinition, 'root'>,
  { file, version, record }: Leaving,
  onMoved: (id: string) => void,
): Step {
  const { path } = record;
  const run = () => {
    const entry = newEntry(site, record);
    const back = () => {
      moveBack(entry.file, file);
      removeEntry(entry);
    };
    try {
      moveAway(file, entry.file);
    } catch (error) {
      removeEntry(entry);
      throw error;
    }
    if (hashOf(readFileSync(entry.file)) !== version) {
      back();
      throw new Refused(409, words.changed(basename(path)));
    }
    onMoved(entry.id);
    return back;
  };
  return { path, run: () => explained(path, run, words.notDeleted) };
}
