import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withinTime } from '../../../../build/content/parse/deadline.ts';
import { densestLine } from '../../../../build/content/parse/densest-line.ts';
import { parseFile } from '../../../../build/content/parse/parse-file.ts';
import { OPTIONS } from '../../../support/markdown.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Limits of a text');

const HEAD = '---\na: 1\n---\n\nUn texte.\n\n';

function diagnostics(text: string): string[] {
  const source = { path: 'content/a.md', name: 'a.md', text };
  const { value, diagnostics } = parseFile(source, OPTIONS);
  assert.is(value === undefined, diagnostics.length > 0, 'a file is parsed, or named');
  return placesOf(diagnostics);
}

test('work that ends in time gives its value, or throws its error', () => {
  const found = withinTime(1000, () => ({ a: 1 }));
  assert.equal(found, { value: { a: 1 } });
  const work = () => {
    throw new TypeError('own error');
  };
  assert.throws(() => withinTime(1000, work), /own error/);
});

test('work that does not end is stopped, in a regular expression too, and the next work runs', () => {
  const forever = () => {
    for (;;);
  };
  assert.is(withinTime(20, forever), undefined);
  const found = withinTime(20, () => /^(a+)+$/.test(`${'a'.repeat(40)}b`));
  assert.is(found, undefined);
  const actual = withinTime(1000, () => 2);
  assert.equal(actual, { value: 2 });
});

test('only the work itself counts: what a busy machine keeps waiting is not stopped for good', () => {
  const lock = new Int32Array(new SharedArrayBuffer(4));
  const kept = () => Atomics.wait(lock, 0, 0, 200);
  const nothingSpent = () => 0;
  assert.equal(withinTime(20, kept, nothingSpent), { value: 'timed-out' });
  const muchSpent = () => performance.now();
  assert.is(withinTime(20, kept, muchSpent), undefined);
});

test('work that has taken more than its time is stopped or refused, whether or not the clock let it end', () => {
  let spent = 0;
  const work = (milliseconds: number) => () => {
    spent += milliseconds;
  };
  const found = withinTime(20, work(60), () => spent);
  assert.is(found, undefined);
  assert.ok(withinTime(20, work(20), () => spent));
});

test('a text that the parser cannot get through ends in a diagnostic at the line that holds it up', () => {
  const hostile = { path: 'content/a.md', name: 'a.md', text: `${HEAD}${'::::a\n'.repeat(300)}` };
  const { value, diagnostics } = parseFile(hostile, OPTIONS, false, () => undefined);
  assert.equal([value, placesOf(diagnostics)], [undefined, ['error content/a.md:7:1+5 texte-trop-long-a-lire']]);
});

test('a text that nests too deeply ends in a diagnostic where it does', () => {
  const list = Array.from({ length: 120 }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
  const [place] = diagnostics(HEAD + list);
  assert.match(place ?? '', /^error content\/a\.md:\d+:\d+\+1 imbrication-trop-profonde$/);
  const line = Number(place?.split(':')[1]);
  assert.ok(line > 20 && line <= 126, `line ${line}`);
});

test('levels that a reader can follow are no mistake', () => {
  const list = Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
  assert.equal(diagnostics(`${HEAD}${list}\n${'>'.repeat(20)} a\n`), []);
});

test('characters that no page may hold are named, one a line, before anything else is', () => {
  assert.equal(diagnostics(`${HEAD}a\u0007b\u0007\n\u009f\ufdd0 \ufffe\n\n\u007f`), [
    'error content/a.md:7:2+1 caractere-invisible',
    'error content/a.md:8:1+1 caractere-invisible',
    'error content/a.md:10:1+1 caractere-invisible',
  ]);
  assert.equal(diagnostics('---\na: "\u0000"\n---\n'), ['error content/a.md:2:5+1 caractere-invisible']);
  assert.equal(diagnostics(`${HEAD}é\t\u00a0🚀\u200d\u202f« »\n`), []);
});

test('the densest line is the first with most signs, in the heaviest paragraph', () => {
  assert.is(densestLine(`${HEAD}a [b](c) *d*\n\n]]\n]]]]]]]\n]]\n\nfin`).line, 10);
  assert.is(densestLine(`---\na: 1\n---\n> a\n${'a\n'.repeat(50)}`).line, 4);
  assert.is(densestLine(`${HEAD}une longue phrase sans signes [\n]]]`).line, 8);
  assert.is(densestLine('').line, 1);
});

test.run();
