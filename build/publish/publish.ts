import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from '../contract/outcome.ts';
import type { PublishedFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { publishInPlace } from './in-place.ts';
import { placeFor } from './place.ts';
import { swap } from './swap.ts';

/**
 * Replaces what the folder `out` holds by these files: in one step where the folder can be renamed, else one by one, which is said.
 * `out` is a real path, whose lock the caller holds, and holds nothing but what a build published.
 * Throws, with the old site as it was, what the system refuses.
 */
export async function publish(files: readonly PublishedFile[], out: string): Promise<Outcome<undefined>> {
  mkdirSync(dirname(out), { recursive: true });
  if (placeFor(out) !== out && (await swap(files, out))) return { value: undefined, diagnostics: [] };
  await publishInPlace(files, out);
  return { value: undefined, diagnostics: [fileByFile(out)] };
}

function fileByFile(out: string): Diagnostic {
  return {
    severity: 'warning',
    file: out,
    line: 1,
    column: 1,
    rule: 'publication-sur-place',
    message:
      "Ce dossier ne peut pas être remplacé d'un seul coup (point de montage, ou dossier parent fermé à l'écriture) : le site y est écrit fichier par fichier. Pendant ce temps, et après une interruption, d'anciennes et de nouvelles pages s'y côtoient.",
    hint: `Pour un remplacement d'un seul coup, publiez dans un dossier à l'intérieur : --out ${out}/site.`,
  };
}
