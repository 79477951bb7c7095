import type { Outcome } from '../../contract/diagnostic.ts';
import type { GeneratedFiles, GenerateFile, OutputFile } from '../../contract/output.ts';
import { inParallel } from '../../platform/in-parallel.ts';

/** Generates one or more files. */
export interface GenerateJob {
  /** Their paths below the output folder, as far as they are known before. */
  outputs: readonly string[];
  /** Never rejects: a failure is a diagnostic. */
  run: () => Promise<Outcome<readonly OutputFile[]>>;
}

/** Runs jobs, several at a time. With `onDemand`, those that know their outputs are left until one of these is asked for. */
export async function generate(jobs: readonly GenerateJob[], onDemand: boolean): Promise<Outcome<GeneratedFiles>> {
  const isLazy = ({ outputs }: GenerateJob) => onDemand && outputs.length > 0;
  const eager = jobs.filter((job) => !isLazy(job));
  const outcomes = await inParallel(eager, ({ run }) => run());
  const files = outcomes.flatMap(({ value }) => value);
  const lazy = new Map(jobs.filter(isLazy).flatMap(lazyOutputs));
  const done = new Set(files.map(({ path }) => path));
  const failed = eager.flatMap(({ outputs }) => outputs.filter((output) => !done.has(output)));
  return {
    value: { files, missing: [...failed, ...lazy.keys()], lazy },
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

function lazyOutputs(job: GenerateJob): [string, GenerateFile][] {
  return job.outputs.map((output) => [output, () => generate([job], false)]);
}
