import { appendFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Builder, type Project, writeProject } from './builders/builder.ts';
import { corpus } from './corpus.ts';
import { median, type Timed, timed } from './timed.ts';

/** Nothing made before; nothing changed since the last build; one article with a new sentence. */
const SCENARIOS = ['cold', 'unchanged', 'changed'] as const;
type Scenario = (typeof SCENARIOS)[number];

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
    return { builder, project: writeProject(builder, articles, own) };
  });
  const rows = projects.flatMap(({ builder, project }) =>
    SCENARIOS.map((scenario) => ({ builder, project, scenario, samples: [] as Timed[] })),
  );
  for (let run = 0; run < runs; run++) {
    for (const { project, scenario, samples } of rows) {
      prepareFor(scenario, project, run);
      samples.push(await timed(project.build));
      // A generator that finds nothing to do would be the fastest of all.
      statSync(project.output);
    }
  }
  return rows.map(({ builder, scenario, samples }) => rowOf(samples, { builder, pages, scenario }));
}

function prepareFor(scenario: Scenario, { made, changing }: Project, run: number): void {
  if (scenario === 'cold') for (const folder of made) rmSync(folder, { recursive: true, force: true });
  if (scenario === 'changed') appendFileSync(changing, `\nUne phrase ajoutée au tour ${run}.\n`);
}

function rowOf(
  samples: readonly Timed[],
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
