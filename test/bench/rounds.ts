import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Project } from './project.ts';
import { median, type Timed, timeCommand } from './timed.ts';

/** Nothing made before; nothing changed since the last build; one article with a new sentence. */
const SCENARIOS = ['cold', 'unchanged', 'one changed'] as const;
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
  /** False where other programs had a share of the processor before or after one of the builds. */
  isQuiet: boolean;
}

interface Options {
  articles: number;
  runs: number;
  /** The moment at which the last build has to have ended, by `performance.now()`. */
  deadline: number;
}

/** Builds each project `runs` times in each scenario, the projects taking turns. Scenarios for which no time is left have no row. */
export async function measure(projects: readonly Project[], { articles, runs, deadline }: Options): Promise<Row[]> {
  const rows = projects.flatMap((project) =>
    SCENARIOS.map((scenario) => ({ project, scenario, samples: [] as Timed[], loads: [] as number[] })),
  );
  for (let run = 0; run < runs; run++) {
    for (const { project, scenario, samples, loads } of rows) {
      const limit = Math.floor(deadline - performance.now());
      if (limit <= 0) continue;
      prepareFor(scenario, project, run);
      loads.push(await loadOfOthers());
      samples.push(await timeCommand({ ...project.build, limit }));
      loads.push(await loadOfOthers());
      // A generator that finds nothing to do would be the fastest of all.
      statSync(project.output);
    }
  }
  return rows
    .filter(({ samples }) => samples.length > 0)
    .map(({ project: { generator }, scenario, samples, loads }) => ({
      generator,
      articles,
      scenario,
      seconds: median(samples.map(({ seconds }) => seconds)),
      processor: medianOf(samples.map(({ processor }) => processor)),
      peak: medianOf(samples.map(({ peak }) => peak)),
      isQuiet: loads.every((load) => load < QUIET),
    }));
}

/** The share of all processors up to which a machine counts as quiet. */
const QUIET = 0.1;
/** In milliseconds. */
const PROBE = 1000;

/** Returns the share of all processors that other programs take while this one waits. */
async function loadOfOthers(): Promise<number> {
  const before = ticks();
  await pause(PROBE);
  const after = ticks();
  return (after.busy - before.busy) / (after.all - before.all);
}

function ticks(): { busy: number; all: number } {
  const times = cpus().flatMap((cpu) => Object.entries(cpu.times));
  const sum = (counted: typeof times) => counted.reduce((all, [, time]) => all + time, 0);
  return { busy: sum(times.filter(([name]) => name !== 'idle')), all: sum(times) };
}

/** Returns the median of the values that the system told. */
function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? median(known) : undefined;
}

function prepareFor(scenario: Scenario, { made, article }: Project, run: number): void {
  // For minutes after many files were removed, ext4 takes ten times as long to make one: they are set aside instead.
  if (scenario === 'cold') for (const path of made.filter(existsSync)) renameSync(path, `${path}-${run}`);
  if (scenario === 'one changed') appendFileSync(article, `\nUne phrase ajoutée au tour ${run}.\n`);
}
