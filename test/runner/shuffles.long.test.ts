import { assert, suite } from '../suite.ts';
import { hasPassed } from './messages.ts';
import { shuffled } from './order.ts';
import { runFiles } from './run-files.ts';
import { testFiles } from './test-files.ts';

const test = suite('Tests in any order');

/** Tests of functions. Those of a browser or of whole programs take minutes: `npm test -- --shuffle SEED` is there for them. */
const QUICK = testFiles().filter((file) =>
  /^test\/(?:build\/(?:content|output\/check|pages\/plan)|src|content)\//.test(file),
);
const SEEDS = Array.from({ length: 20 }, (_, index) => `${process.env.FUZZ_SEED ?? ''}-${index}`);
const FILES_A_SEED = 12;

for (const seed of SEEDS) {
  test(`pass in the order of the seed ${seed}`, async () => {
    const sample = shuffled(QUICK, seed).slice(0, FILES_A_SEED);
    let printed = '';
    const print = (line: string) => {
      printed += `${line}\n`;
    };
    const results = await runFiles(sample, { shuffle: seed, print });
    assert.ok(results.every(hasPassed), printed);
  });
}
