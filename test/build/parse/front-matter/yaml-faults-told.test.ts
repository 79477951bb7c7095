import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../../../build/diagnostics/diagnostic.ts';
import { splitFrontMatter } from '../../../../build/parse/front-matter/front-matter.ts';

const test = suite('What is told of broken YAML');

/** Mistakes of one kind, in different dress. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'a quote too early': ['t: "Un "mot" ici"', "t: 'L'été'", 'l:\n  - "a" b', `t: ${'"x" '.repeat(40)}`],
  'a quote too few': ['t: "a', "t: 'a\nb: 1", 'f:\n  t: "a\n  u: "b"'],
  'a comma too many': ['l: [a,, b]', 'l: {a: 1,, b: 2}'],
  'a bracket too few': [
    'l: [a',
    'l: [[a, b]\nc: 1',
    'l: [a, [b], c\nd: 1',
    'f: {a: [b}\nc: 1',
    'f: {a: 1',
    'f: {a: {b: 1}\nc: 1',
  ],
  'a sign of YAML': [
    't: @x',
    't: `x`',
    't: %x',
    't: ]x',
    't: ,x',
    't: &x',
    't: *x',
    't: !x',
    'l:\n  - a: |x',
    't: [a] b',
  ],
  'a colon in a value': ['t: a: b', 'l:\n  - a: b: c', 't: a:', `t: ${'a: b '.repeat(40)}`],
  'a list on its field’s line': ['l: - a', 'l:   - @a'],
  'a space too few': ['t:a\nb: 1', 'l:\n  - t:a\n    d: 1', 't:\u00a0a\nb: 1'],
  'a line too far right': ['t: 1\n  u: 2', 'f:\n  t: 1\n    u: 2\nb: 1'],
  'a list under a value': ['l: [a]\n  - b', 'l: "a"\n  - b\nc: 1', 'f:\n  l: [a]\n  - b'],
  'a line on no column': ['f:\n  b: 1\n c: 2', '- a\nb: 1'],
  'a line without a colon': ['b: 1\nt', 'b: 1\nt\nc: 2'],
  'a tab': ['f:\n\tt: 1', 'f:\n\t\tt: 1'],
  'a directive': ['%F\na: 1', '%YAML x\na: 1'],
  'an escape': ['t: "\\q"', 'l:\n  - "\\q"'],
  'an end': ['t: x\n...\nb: 1'],
};

test('mistakes of one kind are told alike, those of another kind otherwise, in whole sentences', () => {
  const told = Object.entries(KINDS).map(([kind, examples]) => {
    const all = examples.map((yaml) => {
      const [{ message, hint } = { message: '', hint: '' }] = findingsOf(yaml);
      for (const sentence of [message, hint]) {
        assert.match(sentence, /^\p{Lu}.*\.$/u, yaml);
        assert.not.match(sentence, /«\s*»|undefined/, yaml);
      }
      const [, proposal] = hint.split(' : "');
      return `${message} ${hint}`.replace(` : "${proposal}`, '.').replace(/« .(?:\S*:.*)? »/g, '« »');
    });
    assert.is(new Set(all).size, 1, `${kind}: ${all.join(' | ')}`);
    return all[0];
  });
  assert.is(new Set(told).size, told.length);
});

test('the sign that a value may not begin with is named, and the bracket that is missing', () => {
  for (const sign of ['@', '`', '%', ']', '}', ',', '&', '*', '!', '|', '>'])
    assert.match(findingsOf(`t: ${sign}x`)[0]?.message ?? '', `« ${sign} »`);
  assert.match(findingsOf('l: [a')[0]?.hint ?? '', '« ] »');
  assert.match(findingsOf('l: {a: 1')[0]?.hint ?? '', '« } »');
});

test('a value too long for a hint is not repeated in it', () => {
  const hintFor = (yaml: string) => findingsOf(yaml)[0]?.hint ?? '';
  assert.match(hintFor(`t: @${'x'.repeat(99)}`), 'xxx');
  assert.not.match(hintFor(`t: @${'x'.repeat(100)}`), 'xxx');
  assert.match(hintFor(`t:${'x'.repeat(60)}\nb: 1`), 'xxx');
  assert.not.match(hintFor(`t:${'x'.repeat(61)}\nb: 1`), 'xxx');
  assert.not.match(hintFor(`t: ${'x'.repeat(100)} #1`), 'xxx');
  assert.not.match(hintFor(`t: “${'x'.repeat(101)}”`), 'xxx');
});

function findingsOf(yaml: string): readonly Diagnostic[] {
  return splitFrontMatter('a.md', `---\n${yaml}\n---\n`).diagnostics;
}

test.run();
