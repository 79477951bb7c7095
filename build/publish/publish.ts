import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from '../contract/outcome.ts';
import type { PublishedFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { type Comparison, compare } from './compare.ts';
import { type Evidence, evidenceOf, isSameEvidence, NO_EVIDENCE, readEvidence, writeEvidence } from './evidence.ts';
import { publishInPlace } from './in-place.ts';
import { placeFor } from './place.ts';
import { swap } from './swap.ts';

/** So many files at most, and so large a part of a site, take their places one by one: the rest is not written again. */
const FEW = { files: 1000, part: 1 / 4 };

/**
 * Makes the folder `out` hold these files, and nothing else. What it holds already stays; where little differs, that is replaced file by file,
 * else the whole folder in one step. A folder that cannot be renamed is always written file by file, which is said.
 * `out` is a real path, whose lock the caller holds, and holds nothing but what builds published.
 * In `cacheDir` is kept by what the files are known the next time; without it they are read to be compared.
 * Throws what the system refuses; the site then stands as it was, where it was to be replaced in one step or nothing had taken its place yet.
 */
export function publish(files: readonly PublishedFile[], out: string, cacheDir?: string): Outcome<undefined> {
  mkdirSync(dirname(out), { recursive: true });
  const known = readEvidence(cacheDir, out);
  const found = compare(files, out, known);
  const { evidence, diagnostics } = bringUpToDate(files, out, found);
  if (!isSameEvidence(evidence, known)) writeEvidence(cacheDir, out, evidence);
  return { value: undefined, diagnostics };
}

function bringUpToDate(
  files: readonly PublishedFile[],
  out: string,
  found: Comparison | undefined,
): { evidence: Evidence; diagnostics: Diagnostic[] } {
  const isFixed = placeFor(out) === out;
  const said = diagnostic('warning', out, WHOLE_FILE, messages.publish.fileByFile(out));
  if (found && isSame(found)) return { evidence: found.evidence, diagnostics: isFixed ? [said] : [] };
  const isLittle = found !== undefined && differsLittle(found, files.length);
  const swapped = isFixed || isLittle ? undefined : swap(files, out);
  if (swapped) return { evidence: evidenceOf(files, swapped.files, swapped.folders), diagnostics: [] };
  const { changed, evidence } = found ?? { changed: files, evidence: NO_EVIDENCE };
  const placed = publishInPlace(
    changed,
    out,
    files.map(({ path }) => path),
  );
  const after = evidenceOf(changed, placed, new Map());
  return {
    evidence: { files: new Map([...evidence.files, ...after.files]), folders: evidence.folders },
    diagnostics: isFixed || !isLittle ? [said] : [],
  };
}

function isSame({ changed, gone, foreign }: Comparison): boolean {
  return changed.length === 0 && gone.length === 0 && !foreign;
}

function differsLittle({ changed, gone, foreign }: Comparison, files: number): boolean {
  return !foreign && changed.length + gone.length <= Math.min(FEW.files, files * FEW.part);
}
