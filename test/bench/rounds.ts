import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { processorOfTree } from '../support/processor-time.ts';
import type { Project } from './projects.ts';

/** Nothing made before; nothing changed since the last build; one article with a new sentence. */
const SCENARIOS = ['cold', 'unchanged', 'one changed'] as const;
type Scenario = (typeof SCENARIOS)[number];

/** The cost of one build. The last two are NaN where the system does not tell. */
interface Taken {
  /** Seconds of wall time, from the start of the process to its end. */
  seconds: number;
  /** Seconds of processor time until shortly before its end, which a busy machine changes less. */
  processor: number;
  /** Bytes of memory that the process held at most. */
  peak: number;
}

/** The medians of one generator's builds of one site. */
export interface Row extends Taken {
  generator: string;
  articles: number;
  scenario: Scenario;
  /** False where other programs had a share of the processor before or after one of the builds. */
  isQuiet: boolean;
}

interface Options {
  articles: number;
  runs: number;
  /** The moment at which the last build has to have ended, by `performance.now()`. */
  deadline: number;
}

/** The share of all processors up to which a machine counts as quiet. */
const QUIET = 0.1;

/** Builds each project `runs` times in each scenario, the projects taking turns. Scenarios for which no time is left have no row. */
export async function measure(projects: readonly Project[], { articles, runs, deadline }: Options): Promise<Row[]> {
  const rows = projects.flatMap((project) =>
    SCENARIOS.map((scenario) => ({ project, scenario, builds: [] as Taken[], loads: [] as number[] })),
  );
  for (let run = 0; run < runs; run++) {
    for (const { project, scenario, builds, loads } of rows) {
      const limit = Math.floor(deadline - performance.now());
      if (limit <= 0) continue;
      prepareFor(scenario, project, run);
      loads.push(await loadOfOthers());
      builds.push(await timeCommand(project.build, limit));
      loads.push(await loadOfOthers());
      // A generator that finds nothing to do would be the fastest of all.
      statSync(project.output);
    }
  }
  return rows
    .filter(({ builds }) => builds.length > 0)
    .map(({ project: { generator }, scenario, builds, loads }) => ({
      generator,
      articles,
      scenario,
      seconds: median(builds.map(({ seconds }) => seconds)),
      processor: median(builds.map(({ processor }) => processor)),
      peak: median(builds.map(({ peak }) => peak)),
      isQuiet: loads.every((load) => load < QUIET),
    }));
}

function prepareFor(scenario: Scenario, { made, article }: Project, run: number): void {
  // For minutes after many files were removed, ext4 takes ten times as long to make one: they are set aside instead.
  if (scenario === 'cold') for (const path of made.filter(existsSync)) renameSync(path, `${path}-${run}`);
  if (scenario === 'one changed') appendFileSync(article, `\nUne phrase ajoutée au tour ${run}.\n`);
}

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

/** A program to run, and where. */
export interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** Interval of samples, in milliseconds; the system keeps each process's peak. */
const SAMPLING = 25;

/** Runs a program to its end, alone. Throws when it fails, or is interrupted after `limit` milliseconds. */
async function timeCommand({ file, args, cwd, env = {} }: Command, limit: number): Promise<Taken> {
  const start = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    // It then ends its own processes.
    killSignal: 'SIGINT',
  });
  let [peak, processor] = [Number.NaN, Number.NaN];
  const sampling = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
    processor = processorOfTree(child.pid) || processor;
  }, SAMPLING);
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code ?? signal}\n${stdout}${stderr}`);
  return { seconds, processor, peak };
}

/** The high-water mark of a process's memory, as Linux keeps it (proc(5), VmHWM), in bytes. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Returns the middle value; of an even number the upper one. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
