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
/** Whether a file of tests passes without any mutant, once that has been asked. */
const sound = new Map<string, Promise<boolean>>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
console.log(`${drawn.length} mutants, ${queue.length} of them to be tried.`);
await Promise.all(Array.from({ length: Math.min(Number(values.jobs), queue.length) }, work));
report(outcomes, await unsoundTests());

/** Tries one mutant after the other in a copy of the project of its own. */
async function work(): Promise<void> {
  const copy = mutableCopy(project);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const killer = await killerOf(mutant, copy);
    outcomes.push({ ...mutant, ...(killer && { killer }) });
    console.log(`${outcomes.length}  ${mutant.file}:${mutant.line}  ${killer ?? 'survived'}`);
    if (values.out) writeFileSync(values.out, JSON.stringify(outcomes, null, 2));
  }
}

/** The first file of tests that fails with the mutant and passes without it. */
async function killerOf(mutant: Mutant, copy: string): Promise<string | undefined> {
  const path = join(copy, mutant.file);
  for (let tests = testsOf(mutant.file); tests.length > 0; ) {
    writeFileSync(path, mutated(source(mutant.file), mutant));
    const failed = await failureOf(copy, tests, patience);
    writeFileSync(path, source(mutant.file));
    if (!failed) return undefined;
    if (await isSound(failed, copy)) return failed;
    tests = tests.filter((test) => test !== failed);
  }
  return undefined;
}

function isSound(test: string, copy: string): Promise<boolean> {
  const known = sound.get(test) ?? failureOf(copy, [test], patience).then((failed) => failed === undefined);
  sound.set(test, known);
  return known;
}

async function unsoundTests(): Promise<string[]> {
  const asked = await Promise.all([...sound].map(async ([test, isSound]) => ((await isSound) ? [] : [test])));
  return asked.flat();
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
