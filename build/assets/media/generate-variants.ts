import type { GeneratedFiles, OutputFile } from '../../contract/output.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { generate } from '../generate/generate.ts';
import type { Asset } from './library.ts';
import type { Variant } from './variants.ts';

export interface VariantJob {
  picture: Asset;
  variant: Variant;
}

/** The pure step: one variant of a picture. `tooHeavy`: it weighs more than it should, in its least quality. Throws what decoders and encoders do. */
export type EncodeStep = (job: VariantJob) => Promise<{ file: OutputFile; tooHeavy: boolean }>;

/** Generates variants of pictures: with `onDemand` each when it is first requested. */
export async function generateVariants(
  jobs: readonly VariantJob[],
  step: EncodeStep,
  onDemand: boolean,
): Promise<Outcome<GeneratedFiles>> {
  const encoding = jobs.map((job) => ({ outputs: [job.variant.output], run: () => generateOne(job, step) }));
  const { value, diagnostics } = await generate(encoding, onDemand);
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
    const reason = error instanceof Error ? error.message : String(error);
    return { value: [], diagnostics: [diagnostic('error', path, WHOLE_FILE, messages.notMade(reason))] };
  }
}

/** One diagnostic a picture and rule: what is wrong with one variant is wrong with the others. */
function firstOfEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const one of diagnostics) if (!first.has(`${one.file} ${one.rule}`)) first.set(`${one.file} ${one.rule}`, one);
  return [...first.values()];
}
