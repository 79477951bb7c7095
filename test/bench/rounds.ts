import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import type { Project } from './projects.ts';
import { median, type Timed, timed } from './timed.ts';

/** Nothing made before; nothing changed since the last build; one article with a new sentence; a stylesheet of all pages with a new rule. */
const SCENARIOS = ['cold', 'unchanged', 'one article changed', 'a style changed'] as const;
type Scenario = (typeof SCENARIOS)[number];

/** The medians of one generator's builds of one site. */
export interface Row {
  generator: string;
  articles: number;
  scenario: Scenario;
  seconds: number;
  /** Seconds of processor time. */
  processor: number | undefined;
  /** Bytes. */
  peak: number | undefined;
  /** What the last of the builds printed. */
  printed: string;
}

/** Builds each project `runs` times in each scenario, the projects taking turns. */
export async function measure(projects: readonly Project[], articles: number, runs: number): Promise<Row[]> {
  const rows = projects.flatMap((project) =>
    SCENARIOS.map((scenario) => ({ project, scenario, samples: [] as Timed[] })),
  );
  for (let run = 0; run < runs; run++) {
    for (const { project, scenario, samples } of rows) {
      prepareFor(scenario, project, run);
      samples.push(await timed(project.build));
      // A generator that finds nothing to do would be the fastest of all.
      statSync(project.output);
    }
  }
  return rows.map(({ project: { generator }, scenario, samples }) => {
    return {
      generator,
      articles,
      scenario,
      seconds: median(samples.map(({ seconds }) => seconds)),
      processor: medianOf(samples.map(({ processor }) => processor)),
      peak: medianOf(samples.map(({ peak }) => peak)),
      printed: samples.at(-1)?.stdout ?? '',
    };
  });
}

/** The median of those that the system told. */
function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const told = values.filter((value) => value !== undefined);
  return told.length > 0 ? median(told) : undefined;
}

function prepareFor(scenario: Scenario, { made, article, style }: Project, run: number): void {
  // For minutes after many files were removed, ext4 takes ten times as long to make one: what was made is set aside.
  if (scenario === 'cold') for (const path of made.filter(existsSync)) renameSync(path, `${path}-${run}`);
  if (scenario === 'one article changed') appendFileSync(article, `\nUne phrase ajoutée au tour ${run}.\n`);
  if (scenario === 'a style changed') appendFileSync(style, `\n:root {\n  --bench: ${run};\n}\n`);
}
