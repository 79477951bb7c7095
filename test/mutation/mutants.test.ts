import { existsSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderWith } from '../support/folder.ts';
import { PATIENCE } from '../support/patience.ts';
import { projectRoot } from '../support/project-root.ts';
import { CODE, filesBelow, read } from '../support/source-files.ts';
import { judges } from './judges.ts';
import { mutantsOf, mutated } from './mutants.ts';
import { acceptedOnes, isLike } from './report.ts';
import { failureOf } from './trial.ts';

const test = suite('Mutants');

/** A source, and what is written in it in turn: `original → replacement`. */
const CHANGES: readonly (readonly [what: string, source: string, ...changes: string[]])[] = [
  ['bounds', 'const a = b < c;', 'b < c → b <= c', 'b < c → b >= c'],
  ['sums', 'const a = b - 1;', 'b - 1 → b + 1'],
  ['logic', 'const a = b && !c;', 'b && !c → ((b) || (!c))', '!c → c'],
  ['branches', 'const a = b ? c : d;', 'b ? c : d → (c)', 'b ? c : d → (d)'],
  ['conditions', 'if (a) { }', 'a → true', 'a → false'],
  ['statements', 'f();', 'f(); → ;'],
  ['elements', 'const a = [b, c];', '[b, c] → []', '[b, c] → [c]', '[b, c] → [b]'],
  ['methods', 'const a = b.some(c).filter(d);', 'b.some(c).filter(d) → b.some(c)', 'b.some(c) → b.every(c)'],
  ['results', 'const f = () => a;', 'a → undefined'],
  ['bodies', 'function f() { return a; }', '{ return a; } → {}', 'a → undefined'],
  ['truths and texts', "const a = { b: true, c: 'x' };", 'true → false', "'x' → ''"],
  ['patterns', 'const a = /^b+$/g;', ...['b+$/g', '^b+/g', '^b*$/g', '^b+$/'].map((by) => `/^b+$/g → /${by}`)],
  ['attributes', 'const a = <p id="b" className="c" hidden={d}>e</p>;', 'id="b" → ', 'hidden={d} → '],
  ['sentences for people: not', "const a = 'Écrivez une date.';"],
  [
    'types, names, imports and keys: not',
    "import a from 'b'; type C = 'd' | true; const e: { 'f-g': true } = { 'h-i': j };",
  ],
];

test('change conditions, values, calls and results, and leave what the language or people want', () => {
  for (const [what, source, ...changes] of CHANGES) {
    const found = mutantsOf('a.tsx', source).map(({ original, replacement }) => `${original} → ${replacement}`);
    assert.equal(found, changes, what);
  }
});

test('stand where their original stood', () => {
  const source = 'if (a) f();\nconst b = c || d === "e";';
  assert.equal(
    mutantsOf('a.ts', source)
      .filter(({ line }) => line === 2)
      .map((mutant) => mutated(source, mutant).split('\n')[1]),
    ['const b = ((c) && (d === "e"));', 'const b = c || d !== "e";', "const b = c || d === '';"],
  );
});

test('have tests to judge them in every file of code', () => {
  const judgesOf = judges();
  const files = ['build', 'src'].flatMap(filesBelow).filter((file) => CODE.test(file) && !/\.d\.ts$/.test(file));
  const unjudged = files.filter((file) => judgesOf(file).length === 0);
  assert.equal(unjudged, []);
  assert.match(judgesOf('build/diagnostics/suggest.ts')[0] ?? '', /^build\/diagnostics\//);
  assert.ok(judgesOf('src/client/checklists.ts').includes('browser/checklists.test.ts'));
  assert.ok(judgesOf('src/ui/Breadcrumb.tsx').includes('site/frame.test.ts'));
});

test('that may live are mutants of the code as it stands', () => {
  const stale = acceptedOnes().filter(
    (one) => !existsSync(one.file) || !mutantsOf(one.file, read(one.file)).some((mutant) => isLike(one, mutant)),
  );
  assert.equal(stale, []);
});

test('are judged by files that pass without them: the first that fails is named', async () => {
  const [sound = ''] = judges()('build/diagnostics/suggest.ts');
  assert.is(await failureOf(projectRoot, [sound, 'none.test.ts'], PATIENCE, folderWith()), 'none.test.ts');
});

test.run();
