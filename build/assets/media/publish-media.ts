import { readFileSync } from 'node:fs';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { PageFacts } from '../../contract/finished-page.ts';
import { type CopiedFile, type GeneratedFiles, type OutputFile, outputFile } from '../../contract/output.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { messageOf } from '../../platform/errors.ts';
import { generateFiles } from '../generate/generate-assets.ts';
import { type Asset, isStatic, type MediaLibrary } from './library.ts';
import { linkedPaths, referencedFiles, unusedFiles } from './linked-media.ts';
import type { Variant } from './variants.ts';

interface PublishedMedia extends GeneratedFiles {
  copies: readonly CopiedFile[];
}

interface PublishOptions {
  site: Pick<SiteDefinition, 'root' | 'staticDir' | 'downloads'>;
  copies: readonly CopiedFile[];
  /** All texts, published or not. */
  parsed: readonly ParsedFile[];
  /** Other published files, which may link to pictures. */
  others: readonly OutputFile[];
  base: string;
  step: EncodeStep;
  /** True if variants are made on request, those of pictures that only unsaved texts show included. */
  development: boolean;
}

/** Publishes the pictures and films that finished pages link to: in variants, or without metadata if a page links to the file itself. */
export async function publishMedia(
  library: MediaLibrary,
  pages: readonly { facts: PageFacts }[],
  { site, copies, parsed, others, base, step, development }: PublishOptions,
): Promise<Outcome<PublishedMedia>> {
  // Pictures beside several texts may be the same, and are published once.
  const assets = [...new Map(Array.from(library.all.values(), (one) => [one.output, one])).values()];
  const referenced = referencedFiles(parsed, library);
  const outputs = assets.flatMap((one) => [one.output, ...library.variantsOf(one).map(({ output }) => output)]);
  const linked = linkedPaths(pages, base, [...outputs, ...copies.map(({ path }) => path)]);
  const unused = unusedFiles(assets, { site, copies, referenced, linked, others, development });
  const variantsOnly = assets.filter((one) => referenced.has(one.name) && !linked.has(one.output));
  const leftOut = new Set([...variantsOnly.map(({ output }) => output), ...unused.paths]);
  const jobs = assets.flatMap((picture): VariantJob[] => [
    ...library
      .variantsOf(picture)
      .flatMap((variant) => (development || linked.has(variant.output) ? { picture, variant } : [])),
    ...(linked.has(picture.output) || isStatic(picture) ? withoutMetadata(picture, leftOut) : []),
  ]);
  // Pictures under two extensions may be the same and then share their variants.
  const distinct = [...new Map(jobs.map((job) => [job.variant.output, job])).values()];
  const generated = await generateVariants(distinct, step, development);
  const besideTexts = assets.filter((one) => !isStatic(one) && linked.has(one.output));
  const cleaned = await Promise.all(
    [...assets.filter(isStatic), ...besideTexts]
      .filter((one) => isUnclean(one) && !leftOut.has(one.output))
      .map(cleanedFile),
  );
  for (const path of [...cleaned.map(({ path }) => path), ...jobs.map(({ variant }) => variant.output)])
    leftOut.add(path);
  return {
    value: {
      ...generated.value,
      files: [...generated.value.files, ...cleaned],
      copies: [...copies, ...besideTexts.map(copyOf)].filter(({ path }) => !leftOut.has(path)),
    },
    diagnostics: [...generated.diagnostics, ...unused.diagnostics],
  };
}

/** Returns the variant that replaces a file with metadata. */
function withoutMetadata(picture: Asset, leftOut: ReadonlySet<string>): VariantJob[] {
  const { probed, output } = picture;
  if (probed.type !== 'raster' || !probed.hasMetadata || leftOut.has(output)) return [];
  return [{ picture, variant: { output, width: probed.width, format: 'original' } }];
}

function copyOf({ output, file }: Asset): CopiedFile {
  return { path: output, from: file.target, bytes: file.bytes };
}

function isUnclean({ probed }: Asset): boolean {
  return probed.type === 'drawing' ? probed.unclean : probed.type === 'unfit' && probed.drawing === true;
}

async function cleanedFile({ output, file }: Asset): Promise<OutputFile> {
  const { cleanDrawing } = await import('./clean-drawing.ts');
  return outputFile(output, cleanDrawing(readFileSync(file.target)).svg);
}

interface VariantJob {
  picture: Asset;
  variant: Variant;
}

/** Encodes one variant, without side effects. `tooHeavy`: true if it exceeds its limit. Throws what decoders and encoders throw. */
export type EncodeStep = (job: VariantJob) => Promise<{ file: OutputFile; tooHeavy: boolean }>;

async function generateVariants(
  jobs: readonly VariantJob[],
  step: EncodeStep,
  onDemand: boolean,
): Promise<Outcome<GeneratedFiles>> {
  const encoding = jobs.map((job) => ({ outputs: [job.variant.output], run: () => generateOne(job, step) }));
  const { value, diagnostics } = await generateFiles(encoding, onDemand);
  return { value, diagnostics: firstOfEach(diagnostics) };
}

async function generateOne(job: VariantJob, step: EncodeStep): Promise<Outcome<OutputFile[]>> {
  const { path } = job.picture.file;
  try {
    const { file, tooHeavy } = await step(job);
    const { width, format, most = 0 } = job.variant;
    const isReported = tooHeavy && format === 'avif';
    const wording = messages.tooHeavyVariant(width, file.bytes, most);
    return { value: [file], diagnostics: isReported ? [diagnostic('warning', path, WHOLE_FILE, wording)] : [] };
  } catch (error) {
    return { value: [], diagnostics: [diagnostic('error', path, WHOLE_FILE, messages.corrupt(messageOf(error)))] };
  }
}

/** Keeps one diagnostic for each picture and rule, because variants of a picture share their faults. */
function firstOfEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const one of diagnostics) if (!first.has(`${one.file} ${one.rule}`)) first.set(`${one.file} ${one.rule}`, one);
  return [...first.values()];
}
