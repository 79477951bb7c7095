import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from '../../contract/output.ts';
import { diagnostic, type Outcome, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { publish as messages } from '../../diagnostics/messages/publish.fr.ts';
import { Fault } from '../../platform/errors.ts';
import { makeFolder } from '../../platform/folders.ts';
import { publishInPlace } from './in-place.ts';
import { MANIFEST, manifestText, publishedPaths } from './manifest.ts';
import { whyNotReplace } from './out-folder.ts';
import { placeFor } from './place.ts';
import { swap } from './swap.ts';
import { unchangedPaths } from './unchanged.ts';

/**
 * Makes the folder `out` hold these files, and nothing else. Where it does already, it is left alone; else it is replaced in one step.
 * Where it cannot be renamed, which a warning says, and `inPlace`, its files are replaced one by one.
 * `out` is a real path, whose lock the caller has. Throws a `Fault` where it holds what no build put there, and what the system refuses;
 * the site then stands as it was, unless some of its files had been replaced one by one.
 */
export function publish(
  files: readonly PublishedFile[],
  out: string,
  { inPlace = false }: { inPlace?: boolean } = {},
): Outcome<undefined> {
  makeFolder(dirname(out));
  const refusal = whyNotReplace(out);
  if (refusal) throw new Fault(refusal);
  const unchanged = unchangedPaths(files, out);
  const cannotSwap = inPlace || placeFor(out) === out;
  const isDone = isUpToDate(files, out, unchanged) || (!cannotSwap && swap(files, out, unchanged));
  if (!isDone) publishInPlace(files, out, unchanged);
  if (inPlace || (isDone && !cannotSwap)) return { value: undefined, diagnostics: [] };
  return { value: undefined, diagnostics: [diagnostic('warning', out, WHOLE_FILE, messages.fileByFile(out))] };
}

function isUpToDate(files: readonly PublishedFile[], out: string, unchanged: ReadonlySet<string>): boolean {
  if (unchanged.size < files.length || !publishedPaths(out)) return false;
  return readFileSync(join(out, MANIFEST), 'utf8') === manifestText(files.map(({ path }) => path));
}
