import type { SiteMaker } from '../../contract/bundle.ts';
import type { MakePlan } from '../../contract/definition.ts';
import type { GeneratedFiles } from '../../contract/generated-files.ts';
import type { MadePlan, Maker, Remark } from '../../contract/maker.ts';
import type { Outcome } from '../../contract/outcome.ts';
import type { OutputFile } from '../../contract/output.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { make as messages } from '../../diagnostics/messages/make.fr.ts';
import { diagnostic, WHOLE_FILE } from '../../diagnostics/wording.ts';
import { generate } from './generate.ts';

/** The pure step: what a maker makes of a plan's input, and what it remarks on it. Throws what the maker throws. */
export type MakeStep = (plan: MakePlan, maker: SiteMaker) => Promise<readonly RemarkedFile[]>;

type RemarkedFile = OutputFile & { facts: Remark | undefined };

/** Has the site's makers generate files: with `onDemand`, those that name their outputs only once they are asked for. */
export function make(
  plans: readonly MakePlan[],
  makers: ReadonlyMap<string, SiteMaker>,
  step: MakeStep,
  onDemand: boolean,
): Promise<Outcome<GeneratedFiles>> {
  const jobs = plans.map((plan) => ({ outputs: plan.outputs ?? [], run: () => makeOne(plan, makers, step) }));
  return generate(jobs, onDemand);
}

async function makeOne(
  plan: MakePlan,
  makers: ReadonlyMap<string, SiteMaker>,
  step: MakeStep,
): Promise<Outcome<readonly OutputFile[]>> {
  const { make: name, outputs = [], source } = plan;
  const failed = (reason: string): Outcome<OutputFile[]> => {
    const wording = messages.failed(name, outputs, reason);
    return { value: [], diagnostics: [diagnostic('error', source ?? outputs[0] ?? 'src', WHOLE_FILE, wording)] };
  };
  const maker = makers.get(name);
  if (!maker) return failed(messages.noSuchMaker([...makers.keys()]));
  try {
    const files = await step(plan, maker);
    const left = outputs.filter((output) => !files.some(({ path }) => path === output));
    if (left.length > 0) return failed(messages.notMade(left));
    return { value: files, diagnostics: files.flatMap((file) => remarkOn(file, source)) };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function remarkOn({ path, facts }: RemarkedFile, source = path): Diagnostic[] {
  return facts ? [diagnostic('warning', source, WHOLE_FILE, messages.remarked(facts))] : [];
}

/** Runs a maker. Throws what it throws, and where its module exports none. */
export async function runMaker({ load }: SiteMaker, input: unknown): Promise<readonly MadePlan[]> {
  const maker = load();
  if (!isMaker(maker)) throw new Error(messages.noFunction);
  return maker(input);
}

function isMaker(loaded: unknown): loaded is Maker {
  return typeof loaded === 'function';
}
