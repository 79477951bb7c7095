import { readFileSync } from 'node:fs';
import type { SiteDefinition } from '../contract/definition.ts';
import type { MadeFiles } from '../contract/generated-files.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type CopiedFile, type OutputFile, outputFile } from '../contract/output.ts';
import type { PageFacts } from '../contract/page-facts.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import { isStatic, type KnownMedium, type MediaLibrary } from './library.ts';
import { pathsNamed } from './named-paths.ts';
import { unshownFiles } from './unshown-files.ts';
import { usedMedia } from './used-media.ts';
import { type FormStep, formsNow, formsWhenAsked, type WantedForm } from './wanted-forms.ts';

export interface ShownMedia extends MadeFiles {
  /** What is published as it is, of the static folder and of what lies beside texts. */
  copies: readonly CopiedFile[];
}

interface ShowOptions {
  site: Pick<SiteDefinition, 'root' | 'staticDir'>;
  /** What the static folder holds. */
  copies: readonly CopiedFile[];
  /** All texts, published or not. */
  parsed: readonly ParsedFile[];
  /** What else is published, and may name pictures. */
  others: readonly OutputFile[];
  /** Folder the site is served from. */
  base: string;
  step: FormStep;
  /** Forms are made when they are asked for, those of pictures too that only a text shows which is being written. */
  development: boolean;
}

/**
 * Publishes the pictures and films that finished pages name, and nothing of any other. A picture of the static folder that a text shows is published
 * in its forms alone, unless a page leads to the file itself, which is then made anew without what its camera wrote into it.
 */
export async function showMedia(
  library: MediaLibrary,
  pages: readonly { facts: PageFacts }[],
  { site, copies, parsed, others, base, step, development }: ShowOptions,
): Promise<Outcome<ShownMedia>> {
  const all = [...library.all.values()];
  // The same picture beside several texts is published once.
  const known = [...new Map(all.map((one) => [one.output, one])).values()];
  const used = usedMedia(parsed, library);
  const outputs = known.flatMap((one) => [one.output, ...library.formsOf(one).map(({ output }) => output)]);
  const named = pathsNamed(pages, base, [...outputs, ...copies.map(({ path }) => path)]);
  const unshown = unshownFiles(known, { site, copies, used, named, others });
  const shownOnly = known.filter((one) => used.has(one.name) && !named.has(one.output));
  const left = new Set([...shownOnly.map(({ output }) => output), ...unshown.paths]);
  const wanted = known.flatMap((picture): WantedForm[] => [
    ...library.formsOf(picture).flatMap((form) => (development || named.has(form.output) ? { picture, form } : [])),
    ...(named.has(picture.output) || isStatic(picture) ? withoutNotes(picture, left) : []),
  ]);
  const made = development ? formsWhenAsked(wanted, step) : await formsNow(wanted, step);
  const beside = known.filter((one) => !isStatic(one) && named.has(one.output));
  const cleaned = await Promise.all(
    [...known.filter(isStatic), ...beside].filter((one) => isUnclean(one) && !left.has(one.output)).map(cleanedFile),
  );
  for (const path of [...cleaned.map(({ path }) => path), ...wanted.map(({ form }) => form.output)]) left.add(path);
  return {
    value: {
      ...made.value,
      files: [...made.value.files, ...cleaned],
      copies: [...copies, ...beside.map(copyOf)].filter(({ path }) => !left.has(path)),
    },
    diagnostics: [...made.diagnostics, ...unshown.diagnostics],
  };
}

/** The form that stands for a file of pixels which tells where, when, with what or by whom it was made. */
function withoutNotes(picture: KnownMedium, left: ReadonlySet<string>): WantedForm[] {
  const { examined, output } = picture;
  if (examined.type !== 'raster' || !examined.telling || left.has(output)) return [];
  return [{ picture, form: { output, width: examined.width, format: examined.format, whole: true } }];
}

function copyOf({ output, file }: KnownMedium): CopiedFile {
  return { path: output, from: file.target, bytes: file.bytes };
}

function isUnclean({ examined }: KnownMedium): boolean {
  return examined.type === 'drawing' ? examined.unclean : examined.type === 'unfit' && examined.drawing === true;
}

async function cleanedFile({ output, file }: KnownMedium): Promise<OutputFile> {
  const { cleanDrawing } = await import('./clean-drawing.ts');
  return outputFile(output, cleanDrawing(readFileSync(file.target, 'utf8')).svg);
}
