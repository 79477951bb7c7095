import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../src/format/random.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { mutableCopy, writeInto } from './project.ts';
import { TARGETS, testsOf } from './targets.ts';
import { Trial } from './trial.ts';

/** The part of all mutants that has to be noticed. */
const ENOUGH = 0.8;

/** Mutants between two looks at whether the tests still pass without one. */
const BATCH = 25;

interface Outcome extends Mutant {
  file: string;
  survived: boolean;
}

/** A survivor that no test could kill, or that is not worth one. */
interface Accepted {
  file: string;
  original: string;
  replacement: string;
  reason: string;
}

const { values } = parseArgs({
  options: {
    /** Only files whose path holds this. */
    file: { type: 'string', default: '' },
    /** So many mutants of all, drawn with the seed. */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    /** Where to write the survivors. */
    json: { type: 'string' },
  },
});

const project = resolve(import.meta.dirname, '../..');
const accepted = acceptedOnes(join(import.meta.dirname, 'accepted'));
const queue = planned();
const total = queue.reduce((sum, { mutants }) => sum + mutants.length, 0);
console.log(`${total} mutants in ${queue.length} files.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const outcomes: Outcome[] = [];
const failing: string[] = [];
await Promise.all(Array.from({ length: Math.min(Number(values.jobs), queue.length) }, work));
report();

/** Survivors that have a reason, a file for each room of the code. */
function acceptedOnes(folder: string): Accepted[] {
  return readdirSync(folder).flatMap((name): Accepted[] => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Files in turn, each in a copy of the project that is this worker's own. */
async function work(): Promise<void> {
  const copy = mutableCopy(project);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, source, code, mutants } = next;
    writeInto(copy, file, code);
    await tryAll(copy, file, mutants);
    writeInto(copy, file, source);
  }
}

async function tryAll(copy: string, file: string, mutants: readonly Mutant[]): Promise<void> {
  const start = performance.now();
  const tests = testsOf(file);
  const trial = new Trial(copy, tests);
  const inPages = tests.every((test) => test.startsWith('browser/'));
  if (!(await trial.holds())) failing.push(file);
  else {
    const atOnce = mutants.filter(({ atLoad }) => inPages || !atLoad).map(({ id }) => id);
    const surviving = new Set<number>();
    for (let at = 0; at < atOnce.length; at += BATCH)
      for (const id of await trial.survivors(atOnce.slice(at, at + BATCH))) surviving.add(id);
    for (const mutant of mutants) {
      const passes = !atOnce.includes(mutant.id) || surviving.has(mutant.id);
      const survived = passes && (inPages || (await trial.survivesFromTheStart(mutant.id)));
      outcomes.push({ file, survived, ...mutant });
    }
  }
  trial.end();
  const own = outcomes.filter((outcome) => outcome.file === file);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${file}: ${own.filter(({ survived }) => !survived).length} of ${own.length} killed in ${seconds} s`);
}

/** What is to be tried, file by file. */
function planned() {
  const all = ['build', 'src']
    .flatMap((room) =>
      readdirSync(join(project, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => TARGETS.some(([start]) => file.startsWith(start)) && file.includes(values.file))
    .filter((file) => file.startsWith('build/') || file.startsWith('src/client/') || !file.endsWith('.tsx'))
    .sort()
    .map((file) => {
      const source = readFileSync(join(project, file), 'utf8');
      return { file, source, ...mutantsOf(file, source) };
    });
  const drawn = drawnFrom(all.flatMap(({ mutants }) => mutants));
  return all
    .map((one) => ({ ...one, mutants: one.mutants.filter((mutant) => drawn.has(mutant)) }))
    .filter(({ mutants }) => mutants.length > 0);
}

function drawnFrom(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
  if (values.sample === undefined) return new Set(mutants);
  const random = randomFrom(values.seed);
  const shuffled = mutants.map((mutant) => [random(), mutant] as const).sort(([a], [b]) => a - b);
  return new Set(shuffled.slice(0, Number(values.sample)).map(([, mutant]) => mutant));
}

function report(): void {
  const survivors = outcomes.filter(({ survived }) => survived);
  const reasonFor = ({ file, original, replacement }: Outcome) =>
    accepted.find((one) => one.file === file && one.original === original && one.replacement === replacement)?.reason;
  for (const survivor of survivors.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))) {
    const { file, line, original, replacement } = survivor;
    const reason = reasonFor(survivor);
    console.log(`${file}:${line}  ${brief(original)} → ${brief(replacement)}${reason ? `  (${reason})` : ''}`);
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(survivors, null, 2));
  const killed = outcomes.length - survivors.length;
  const unexplained = survivors.filter((survivor) => reasonFor(survivor) === undefined).length;
  const percent = outcomes.length > 0 ? (100 * killed) / outcomes.length : 0;
  console.log(
    `${killed} of ${outcomes.length} killed (${percent.toFixed(1)} %), ${unexplained} survivors without a reason.`,
  );
  if (failing.length > 0) console.error(`Tests that fail without any mutant: ${failing.join(', ')}`);
  if (failing.length > 0 || percent < 100 * ENOUGH) process.exitCode = 1;
}

function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}
