import { readFileSync } from 'node:fs';
import type { Outcome } from '../contract/outcome.ts';
import { type CopiedFile, type OutputFile, outputFile } from '../contract/output.ts';
import type { PageFacts } from '../contract/page-facts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import type { MadeFiles } from '../make/make.ts';
import { messages } from '../messages.fr.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { KnownMedium, MediaLibrary } from './library.ts';
import { pathsNamed } from './named-paths.ts';
import { usedMedia } from './used-media.ts';
import { type FormStep, formsNow, formsWhenAsked, type WantedForm } from './wanted-forms.ts';

export interface ShownMedia extends MadeFiles {
  /** What is published as it is, of the static folder and of what lies beside texts. */
  copies: readonly CopiedFile[];
}

interface ShowOptions {
  /** What the static folder holds. */
  copies: readonly CopiedFile[];
  /** All texts, published or not. */
  parsed: readonly ParsedFile[];
  /** Folder the site is served from. */
  base: string;
  step: FormStep;
  /** Forms are made when they are asked for, those of pictures too that only a text shows which is being written. */
  onDemand: boolean;
}

/**
 * Publishes the pictures and films that finished pages name, and nothing of any other. A picture of the static folder that a text shows is published
 * in its forms alone, unless a page leads to the file itself, which says all that its camera wrote into it.
 */
export async function showMedia(
  library: MediaLibrary,
  pages: readonly { facts: PageFacts }[],
  { copies, parsed, base, step, onDemand }: ShowOptions,
): Promise<Outcome<ShownMedia>> {
  const all = [...library.all.values()];
  // The same picture beside several texts is published once.
  const known = [...new Map(all.map((one) => [one.output, one])).values()];
  const used = usedMedia(parsed, library);
  const outputs = known.flatMap((one) => [one.output, ...library.formsOf(one).map(({ output }) => output)]);
  const named = pathsNamed(pages, base, outputs);
  const wanted = known.flatMap((picture): WantedForm[] =>
    library.formsOf(picture).flatMap((form) => (onDemand || named.has(form.output) ? { picture, form } : [])),
  );
  const made = onDemand ? formsWhenAsked(wanted, step) : await formsNow(wanted, step);
  const left = new Set(known.filter((one) => isShownOnly(one, used, named)).map(({ output }) => output));
  const beside = known.filter((one) => !isStatic(one) && named.has(one.output));
  const unclean = [...known.filter(isStatic), ...beside].filter(isUnclean);
  const cleaned = await Promise.all(unclean.map(cleanedFile));
  for (const { path } of cleaned) left.add(path);
  const kept = [...copies, ...beside.map(copyOf)].filter(({ path }) => !left.has(path));
  return {
    value: { ...made.value, files: [...made.value.files, ...cleaned], copies: kept },
    diagnostics: [...made.diagnostics, ...unused(all, used), ...located(known, kept)],
  };
}

function isStatic({ name }: KnownMedium): boolean {
  return name.startsWith('/');
}

/** Pixels that pages show in their forms alone, and whatever only texts name that are not published. */
function isShownOnly(one: KnownMedium, used: ReadonlySet<string>, named: ReadonlySet<string>): boolean {
  return used.has(one.name) && !named.has(one.output);
}

function copyOf({ output, file }: KnownMedium): CopiedFile {
  return { path: output, from: file.target, bytes: file.bytes };
}

function isUnclean({ examined }: KnownMedium): boolean {
  return examined.type === 'drawing' && examined.unclean;
}

async function cleanedFile({ output, file }: KnownMedium): Promise<OutputFile> {
  const { cleanDrawing } = await import('./clean-drawing.ts');
  return outputFile(output, cleanDrawing(readFileSync(file.target, 'utf8')).svg);
}

/** What lies beside the texts and is shown by none. */
function unused(known: readonly KnownMedium[], used: ReadonlySet<string>): Diagnostic[] {
  return known
    .filter((one) => !isStatic(one) && !used.has(one.name))
    .map(({ file }) => diagnostic('warning', file.path, WHOLE_FILE, messages.media.unused()));
}

/** What would tell strangers where it was taken. A film that a text shows has been named there. */
function located(known: readonly KnownMedium[], kept: readonly CopiedFile[]): Diagnostic[] {
  const published = new Set(kept.map(({ path }) => path));
  return known.flatMap(({ examined, output, file }) =>
    examined.type === 'raster' && examined.located && published.has(output)
      ? diagnostic('warning', file.path, WHOLE_FILE, messages.media.locatedCopy())
      : [],
  );
}
