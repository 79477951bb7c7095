import { availableParallelism } from 'node:os';
import type { MadeFiles, MakeNow } from '../contract/generated-files.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { OutputFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { Form } from './forms.ts';
import type { KnownMedium } from './library.ts';

export interface WantedForm {
  picture: KnownMedium;
  form: Form;
}

/** The pure step: one form of a picture. `tooHeavy`: it weighs more than it should, in its least quality. Throws what decoders and encoders do. */
export type FormStep = (wanted: WantedForm) => Promise<{ file: OutputFile; tooHeavy: boolean }>;

/** Makes forms, several at a time. */
export async function formsNow(wanted: readonly WantedForm[], step: FormStep): Promise<Outcome<MadeFiles>> {
  const outcomes: Outcome<OutputFile[]>[] = [];
  const waiting = wanted.entries();
  const work = async () => {
    for (const [index, one] of waiting) outcomes[index] = await makeOne(one, step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const files = outcomes.flatMap(({ value }) => value);
  const made = new Set(files.map(({ path }) => path));
  const missing = wanted.map(({ form }) => form.output).filter((output) => !made.has(output));
  return {
    value: { files, missing, later: new Map() },
    diagnostics: firstOfEach(outcomes.flatMap(({ diagnostics }) => diagnostics)),
  };
}

/** Leaves each until it is asked for. */
export function formsWhenAsked(wanted: readonly WantedForm[], step: FormStep): Outcome<MadeFiles> {
  const later = new Map(wanted.map((one): [string, MakeNow] => [one.form.output, () => formsNow([one], step)]));
  return { value: { files: [], missing: [...later.keys()], later }, diagnostics: [] };
}

async function makeOne(wanted: WantedForm, step: FormStep): Promise<Outcome<OutputFile[]>> {
  const { picture, form } = wanted;
  const { path } = picture.file;
  try {
    const { file, tooHeavy } = await step(wanted);
    const { width, format, most = 0 } = form;
    const isTold = tooHeavy && format === 'avif';
    const wording = messages.media.tooHeavyForm(width, file.bytes, most);
    return { value: [file], diagnostics: isTold ? [diagnostic('warning', path, WHOLE_FILE, wording)] : [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { value: [], diagnostics: [diagnostic('error', path, WHOLE_FILE, messages.media.notMade(reason))] };
  }
}

/** What is the matter with one form of a picture is the matter with others. */
function firstOfEach(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const first = new Map<string, Diagnostic>();
  for (const one of diagnostics) if (!first.has(`${one.file} ${one.rule}`)) first.set(`${one.file} ${one.rule}`, one);
  return [...first.values()];
}
