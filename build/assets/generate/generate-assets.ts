import { crc32 } from 'node:zlib';
import type { AssetGenerator, AssetRemark, AssetTools, GeneratedAsset } from '../../contract/asset-generator.ts';
import type { SiteAssetGenerator } from '../../contract/bundle.ts';
import type { AssetPlan } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { GeneratedFiles, GenerateFile, OutputFile } from '../../contract/output.ts';
import { generate as messages } from '../../diagnostics/messages/pages.fr.ts';
import { deflate } from '../../platform/compression.ts';
import { messageOf } from '../../platform/errors.ts';
import { inParallel } from '../../platform/in-parallel.ts';

/** Runs an asset generator on a plan's input, without side effects. Throws what the asset generator throws. */
export type GenerateAssetStep = (
  plan: AssetPlan,
  assetGenerator: SiteAssetGenerator,
) => Promise<readonly RemarkedFile[]>;

type RemarkedFile = OutputFile & { facts: AssetRemark | undefined };

/** Runs the site's asset generators. With `onDemand`, files with named outputs are generated when they are requested. */
export function generateAssets(
  plans: readonly AssetPlan[],
  assetGenerators: ReadonlyMap<string, SiteAssetGenerator>,
  step: GenerateAssetStep,
  onDemand: boolean,
): Promise<Outcome<GeneratedFiles>> {
  const jobs = plans.map((plan) => ({
    outputs: plan.outputs ?? [],
    run: () => generateOne(plan, assetGenerators, step),
  }));
  return generateFiles(jobs, onDemand);
}

async function generateOne(
  plan: AssetPlan,
  assetGenerators: ReadonlyMap<string, SiteAssetGenerator>,
  step: GenerateAssetStep,
): Promise<Outcome<readonly OutputFile[]>> {
  const { generator: name, outputs = [], source } = plan;
  const failed = (reason: string): Outcome<OutputFile[]> => {
    const wording = messages.failed(name, outputs, reason);
    return { value: [], diagnostics: [diagnostic('error', source ?? outputs[0] ?? 'src', WHOLE_FILE, wording)] };
  };
  const assetGenerator = assetGenerators.get(name);
  if (!assetGenerator) return failed(messages.noSuchGenerator([...assetGenerators.keys()]));
  try {
    const files = await step(plan, assetGenerator);
    const left = outputs.filter((output) => !files.some(({ path }) => path === output));
    if (left.length > 0) return failed(messages.notMade(left));
    return { value: files, diagnostics: files.flatMap((file) => remarkOn(file, source)) };
  } catch (error) {
    return failed(messageOf(error));
  }
}

function remarkOn({ path, facts }: RemarkedFile, source = path): Diagnostic[] {
  return facts ? [diagnostic('warning', source, WHOLE_FILE, messages.remarked(facts))] : [];
}

/** Runs an asset generator. Throws what it throws, and an error if its module exports none. */
export async function runAssetGenerator(
  { load }: SiteAssetGenerator,
  input: unknown,
  partOf: AssetTools['partOf'] = async (_, work) => work(),
): Promise<readonly GeneratedAsset[]> {
  const assetGenerator = load();
  if (!isAssetGenerator(assetGenerator)) throw new Error(messages.noFunction);
  return assetGenerator(input, { deflated: deflate, crc32, partOf });
}

function isAssetGenerator(loaded: unknown): loaded is AssetGenerator {
  return typeof loaded === 'function';
}

interface GenerateJob {
  /** Output paths of the job's files, if they are known before. */
  outputs: readonly string[];
  /** Runs the job. Never rejects: a failure is a diagnostic. */
  run: () => Promise<Outcome<readonly OutputFile[]>>;
}

/** Runs jobs in parallel. With `onDemand`, jobs with known outputs wait for a request. */
export async function generateFiles(jobs: readonly GenerateJob[], onDemand: boolean): Promise<Outcome<GeneratedFiles>> {
  const isLazy = ({ outputs }: GenerateJob) => onDemand && outputs.length > 0;
  const eager = jobs.filter((job) => !isLazy(job));
  const outcomes = await inParallel(eager, ({ run }) => run());
  const files = outcomes.flatMap(({ value }) => value);
  const lazy = new Map<string, GenerateFile>();
  for (const job of jobs.filter(isLazy))
    for (const output of job.outputs) lazy.set(output, () => generateFiles([job], false));
  const done = new Set(files.map(({ path }) => path));
  const failed = eager.flatMap(({ outputs }) => outputs.filter((output) => !done.has(output)));
  return {
    value: { files, missing: [...failed, ...lazy.keys()], lazy },
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}
