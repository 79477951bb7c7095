import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from '../contract/outcome.ts';
import type { PublishedFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { type Comparison, compare } from './compare.ts';
import {
  type Evidence,
  evidenceOf,
  type FileEvidence,
  isSameEvidence,
  NO_EVIDENCE,
  readEvidence,
  stampOf,
  waitForStamps,
  writeEvidence,
} from './evidence.ts';
import { publishInPlace } from './in-place.ts';
import { placeFor, standingAt } from './place.ts';
import type { Staged } from './stage.ts';
import { swap } from './swap.ts';

/** From so many files on, a new folder with links to all that stays takes seconds; so few that differ then take their places one by one: a hundred pages in three forms. */
const LARGE = 2000;
const FEW = 300;
/** Files whose bytes take longer to compare than what changed last takes to have a stamp. */
const WORTH_WAITING = 1000;

/**
 * Makes the folder `out` hold these files, and nothing else. Where it does already, it is left alone; else it is replaced in one step, by a folder
 * into which what stays is linked. A few files of a very large site, and those of a folder that cannot be renamed, which is said, are replaced one by one.
 * `out` is a real path, whose lock the caller holds, and holds nothing but what builds published.
 * In `cacheDir` is kept by what the files are known the next time; without it they are read to be compared. `large`: from how many files on a site is very large.
 * Throws what the system refuses; the site then stands as it was, where it was to be replaced in one step or nothing had taken its place yet.
 */
export function publish(
  files: readonly PublishedFile[],
  out: string,
  cacheDir?: string,
  large = LARGE,
): Outcome<undefined> {
  mkdirSync(dirname(out), { recursive: true });
  const known = readEvidence(cacheDir, out);
  const found = compare(files, out, known);
  const { evidence, diagnostics } = bringUpToDate(files, out, found, large);
  if (!isSameEvidence(evidence, known)) writeEvidence(cacheDir, out, evidence);
  return { value: undefined, diagnostics };
}

function bringUpToDate(
  files: readonly PublishedFile[],
  out: string,
  found: Comparison | undefined,
  large: number,
): { evidence: Evidence; diagnostics: Diagnostic[] } {
  const isFixed = placeFor(out) === out;
  const said = isFixed ? [fileByFile(out)] : [];
  if (found && isSame(found)) return { evidence: found.evidence, diagnostics: said };
  const { changed, evidence: before } = found ?? { changed: files, evidence: NO_EVIDENCE };
  const isPatch = found !== undefined && files.length >= large && differsLittle(found);
  const swapped = isFixed || isPatch ? undefined : swap(files, out, before.files);
  if (swapped) return { evidence: evidenceAfterSwap(files, out, swapped, before), diagnostics: [] };
  const placed = publishInPlace(
    changed,
    out,
    files.map(({ path }) => path),
  );
  const after = evidenceOf(changed, placed, new Map());
  return {
    evidence: { files: new Map([...before.files, ...after.files]), folders: before.folders },
    diagnostics: isFixed || !isPatch ? [fileByFile(out)] : [],
  };
}

/** Linking a file, and removing its other name, change its state: what stayed is looked at once more, when nothing could hide behind these changes. */
function evidenceAfterSwap(files: readonly PublishedFile[], out: string, swapped: Staged, before: Evidence): Evidence {
  const fresh = evidenceOf(files, swapped.files, swapped.folders);
  // Comparing the bytes of a small site takes less time than the wait.
  if (before.files.size < WORTH_WAITING) return fresh;
  const linked = files.filter(({ path }) => before.files.has(path));
  waitForStamps();
  const stayed = linked.flatMap(({ path }): [string, FileEvidence][] => {
    const [known, was, is] = [before.files.get(path), swapped.files.get(path), standingAt(`${out}/${path}`)];
    const isUntouched = is && was && is.ino === was.ino && is.mtimeMs === was.mtimeMs && is.size === was.size;
    return known && isUntouched ? [[path, { ...known, stamp: stampOf(is) }]] : [];
  });
  return { files: new Map([...fresh.files, ...stayed]), folders: fresh.folders };
}

function fileByFile(out: string): Diagnostic {
  return diagnostic('warning', out, WHOLE_FILE, messages.publish.fileByFile(out));
}

function isSame({ changed, gone, foreign }: Comparison): boolean {
  return changed.length === 0 && gone.length === 0 && !foreign;
}

function differsLittle({ changed, gone, foreign }: Comparison): boolean {
  return !foreign && changed.length + gone.length <= FEW;
}
