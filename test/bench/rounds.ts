import { appendFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Builder, Project } from './builders/builder.ts';
import { corpus } from './corpus.ts';
import { median, type Timed, timed } from './timed.ts';

/** Nothing made before; nothing changed since the last build; one article with a new sentence. */
export const SCENARIOS = ['cold', 'unchanged', 'changed'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The medians of one generator's builds of one corpus. */
export interface Row {
  builder: string;
  version: string;
  pages: number;
  scenario: Scenario;
  seconds: number;
  /** Bytes. */
  peak: number | undefined;
  /** Seconds each stage took, where they are known. */
  stages: Readonly<Record<string, number>>;
}

interface Sample extends Timed {
  builder: Builder;
  scenario: Scenario;
}

/** Builds a corpus of this many articles `runs` times in each scenario, the generators taking turns. */
export async function measure(
  builders: readonly Builder[],
  pages: number,
  runs: number,
  folder: string,
): Promise<Row[]> {
  const articles = corpus(pages);
  const projects = builders.map((builder) => {
    const own = join(builder.home ?? folder, `${builder.name.toLowerCase()}-${pages}`);
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { recursive: true });
    return { builder, project: builder.prepare(articles, own) };
  });
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run++) {
    for (const { builder, project } of projects) {
      for (const scenario of SCENARIOS) {
        prepareFor(scenario, project, run);
        samples.push({ ...(await timed(project.build)), builder, scenario });
        // A generator that finds nothing to do would be the fastest of all.
        statSync(project.output);
      }
    }
  }
  return builders.flatMap((builder) =>
    SCENARIOS.map((scenario) =>
      rowOf(
        samples.filter((sample) => sample.builder === builder && sample.scenario === scenario),
        { builder, pages, scenario },
      ),
    ),
  );
}

function prepareFor(scenario: Scenario, { made, changing }: Project, run: number): void {
  if (scenario === 'cold') for (const folder of made) rmSync(folder, { recursive: true, force: true });
  if (scenario === 'changed') appendFileSync(changing, `\nUne phrase ajoutée au tour ${run}.\n`);
}

function rowOf(
  samples: readonly Sample[],
  { builder, pages, scenario }: { builder: Builder; pages: number; scenario: Scenario },
): Row {
  const peaks = samples.flatMap(({ peak }) => peak ?? []);
  const stages = samples.map(({ stdout }) => builder.stagesOf?.(stdout) ?? {});
  return {
    builder: builder.name,
    version: builder.version,
    pages,
    scenario,
    seconds: median(samples.map(({ seconds }) => seconds)),
    peak: peaks.length > 0 ? median(peaks) : undefined,
    stages: Object.fromEntries(
      Object.keys(stages[0] ?? {}).map((stage) => [stage, median(stages.map((one) => one[stage] ?? 0))]),
    ),
  };
}
