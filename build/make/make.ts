import { availableParallelism } from 'node:os';
import type { SiteMaker } from '../contract/bundle.ts';
import type { MakePlan } from '../contract/definition.ts';
import type { MadeFiles, MadeLater } from '../contract/generated-files.ts';
import type { MadePlan, Maker, Remark } from '../contract/maker.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { OutputFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';

/** The pure step: what a maker makes of a plan's input, and what it remarks on it. Throws what the maker throws. */
export type MakeStep = (plan: MakePlan, maker: SiteMaker) => Promise<readonly RemarkedFile[]>;

type RemarkedFile = OutputFile & { facts: Remark | undefined };

const NOTHING: MadeFiles = { files: [], missing: [], later: new Map() };

/** Has files made by the site's makers, several at a time: some of them have other threads work. `onDemand`: what can wait is left for later. */
export async function make(
  plans: readonly MakePlan[],
  makers: ReadonlyMap<string, SiteMaker>,
  step: MakeStep,
  onDemand: boolean,
): Promise<Outcome<MadeFiles>> {
  const canWait = ({ outputs }: MakePlan) => onDemand && outputs !== undefined;
  const putOff = plans.filter(canWait);
  const now = plans.filter((plan) => !canWait(plan));
  const { value, diagnostics } = await makeAll(now, makers, step);
  const later: MadeLater = new Map(
    putOff.flatMap((plan) =>
      (plan.outputs ?? []).map((output) => [output, () => makeOne(plan, makers, step)] as const),
    ),
  );
  return { value: { ...value, missing: [...value.missing, ...later.keys()], later }, diagnostics };
}

async function makeAll(
  plans: readonly MakePlan[],
  makers: ReadonlyMap<string, SiteMaker>,
  step: MakeStep,
): Promise<Outcome<MadeFiles>> {
  const outcomes: Outcome<MadeFiles>[] = [];
  const waiting = plans.entries();
  const work = async () => {
    for (const [index, plan] of waiting) outcomes[index] = await makeOne(plan, makers, step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    value: {
      ...NOTHING,
      files: outcomes.flatMap(({ value }) => value.files),
      missing: outcomes.flatMap(({ value }) => value.missing),
    },
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

async function makeOne(
  plan: MakePlan,
  makers: ReadonlyMap<string, SiteMaker>,
  step: MakeStep,
): Promise<Outcome<MadeFiles>> {
  const { make: name, outputs = [], source } = plan;
  const file = source ?? outputs[0] ?? 'src';
  const failed = (reason: string): Outcome<MadeFiles> => ({
    value: { ...NOTHING, missing: outputs },
    diagnostics: [diagnostic('error', file, WHOLE_FILE, messages.make.failed(name, outputs, reason))],
  });
  const maker = makers.get(name);
  if (!maker) return failed(messages.make.noSuchMaker([...makers.keys()]));
  try {
    const files = await step(plan, maker);
    const left = outputs.filter((output) => !files.some(({ path }) => path === output));
    if (left.length > 0) return failed(messages.make.notMade(left));
    return { value: { ...NOTHING, files }, diagnostics: files.flatMap((made) => remarked(made, source)) };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function remarked({ path, facts }: RemarkedFile, source = path): Diagnostic[] {
  return facts ? [diagnostic('warning', source, WHOLE_FILE, messages.make.remarked(facts))] : [];
}

/** Runs a maker. Throws what it throws, and where it is none. */
export async function runMaker({ load }: SiteMaker, input: unknown): Promise<readonly MadePlan[]> {
  const maker = load();
  if (!isMaker(maker)) throw new Error(messages.make.noFunction);
  return maker(input);
}

function isMaker(loaded: unknown): loaded is Maker {
  return typeof loaded === 'function';
}
