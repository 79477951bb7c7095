import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../src/format/random.ts';
import { CODE, filesBelow } from '../support/source-files.ts';
import { judges } from './judges.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { mutableCopy } from './project.ts';
import { isSame, type Outcome, report } from './report.ts';
import { failureOf } from './trial.ts';

const { values } = parseArgs({
  options: {
    /** Only files whose path holds this. */
    file: { type: 'string', default: '' },
    /** So many mutants of all, drawn with the seed. */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    /** Seconds after which a test counts as hanging: more than a busy machine takes to build the site. */
    patience: { type: 'string', default: '600' },
    /** Where outcomes are kept: a run that was stopped goes on from there. */
    out: { type: 'string' },
  },
});

const project = resolve(import.meta.dirname, '../..');
const testsOf = judges();
const patience = 1000 * Number(values.patience);
const drawn = drawnFrom(
  ['build', 'src']
    .flatMap(filesBelow)
    .filter(isMutated)
    .flatMap((file) => mutantsOf(file, source(file))),
);
const outcomes = earlierOutcomes().filter((outcome) => drawn.some((mutant) => isSame(mutant, outcome)));
const queue = drawn.filter((mutant) => !outcomes.some((outcome) => isSame(outcome, mutant)));
/** Tests that fail without any mutant. */
const unsound: string[] = [];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
console.log(`${drawn.length} mutants, ${queue.length} of them to be tried.`);
const copies = Array.from({ length: Number(values.jobs) }, () => mutableCopy(project));
process.once('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});
for (const asked = new Set<string>(); ; ) {
  await Promise.all(copies.map(work));
  const killers = [...new Set(outcomes.flatMap(({ killer }) => killer ?? []))].filter((test) => !asked.has(test));
  if (killers.length === 0) break;
  for (const killer of killers) asked.add(killer);
  unsound.push(...(await failuresOf(killers, copies[0] ?? project)));
  const misjudged = outcomes.filter(({ killer }) => killer !== undefined && unsound.includes(killer));
  for (const outcome of misjudged) outcomes.splice(outcomes.indexOf(outcome), 1);
  queue.push(...misjudged);
}
report(outcomes, unsound);

/** Tries one mutant after the other in a copy of the project of its own. */
async function work(copy: string): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const tests = testsOf(mutant.file).filter((test) => !unsound.includes(test));
    const path = join(copy, mutant.file);
    writeFileSync(path, mutated(source(mutant.file), mutant));
    const killer = await failureOf(copy, tests, patience);
    writeFileSync(path, source(mutant.file));
    const { killer: _, ...tried }: Outcome = mutant;
    outcomes.push({ ...tried, ...(killer && { killer }) });
    console.log(`${outcomes.length}  ${mutant.file}:${mutant.line}  ${killer ?? 'survived'}`);
    if (values.out) writeFileSync(values.out, JSON.stringify(outcomes, null, 2));
  }
}

/** The files of tests that fail in a copy as it is: a process after the other runs them, up to its first failure. */
async function failuresOf(tests: readonly string[], copy: string): Promise<string[]> {
  const failed = await failureOf(copy, tests, patience);
  return failed ? [failed, ...(await failuresOf(tests.slice(tests.indexOf(failed) + 1), copy))] : [];
}

function earlierOutcomes(): Outcome[] {
  return values.out && existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')) : [];
}

function source(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}

/** Code, but for texts, which are there to be reworded. */
function isMutated(file: string): boolean {
  return CODE.test(file) && !/\.d\.ts$|^build\/diagnostics\/messages/.test(file) && file.includes(values.file);
}

function drawnFrom(mutants: readonly Mutant[]): readonly Mutant[] {
  if (values.sample === undefined) return mutants;
  const random = randomFrom(values.seed);
  const shuffled = mutants.map((mutant) => [random(), mutant] as const).sort(([a], [b]) => a - b);
  return shuffled.slice(0, Number(values.sample)).map(([, mutant]) => mutant);
}
