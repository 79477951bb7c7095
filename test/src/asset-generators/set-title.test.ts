import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { toDrawable } from '../../../src/asset-generators/sharing-image/drawable.ts';
import { type Face, faceOf } from '../../../src/asset-generators/sharing-image/face.ts';
import { brandSize, setTitle } from '../../../src/asset-generators/sharing-image/set-title.ts';
import { randomFrom } from '../../../src/format/random.ts';
import { assert, suite } from '../../suite.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Words of sharing images');

/** Every letter is half as wide as the line is high. */
const face: Face = {
  width: (text, size) => text.length * size * 0.5,
  letters: () => [],
  has: () => true,
};
const WIDTH = 1000;
const set = (title: string) => setTitle(title, WIDTH, face);

test('a short title is set on one line, larger than a long one', () => {
  const [short, long] = [set('Nos services'), set('mot '.repeat(30))];
  assert.equal(short.lines, ['Nos services']);
  assert.ok(short.size > long.size);
});

test('a long brand name is set smaller and is not cut; short ones all have the same size', () => {
  const long = 'Comptoir d’automatisation et d’intelligence artificielle du Grand Ouest';
  assert.ok(Math.abs(face.width(long, brandSize(long, WIDTH, face)) - WIDTH) < 1);
  assert.is(brandSize('Abc', WIDTH, face), brandSize('Une agence', WIDTH, face));
});

test('a title of 120 characters stands whole on four lines at most', () => {
  const title =
    'Un titre de cent vingt signes, ni plus ni moins, qui dit tout ce que cet article apprend à celui qui le lira en entier.';
  assert.is(title.length, 119);
  const { lines } = set(title);
  assert.ok(lines.length <= 4);
  assert.is(lines.join(' '), title);
});

test('lines are about as long as one another', () => {
  const { lines } = set('Une auto-école qui a automatisé presque tout son administratif en un mois');
  const lengths = lines.map((line) => line.length);
  assert.ok(lines.length > 1);
  assert.ok(Math.min(...lengths) > Math.max(...lengths) / 2, lines.join(' | '));
});

test('no word is left alone on the last line where another can go with it', () => {
  assert.equal(set('Un site qui se lit encore bien').lines, ['Un site qui se', 'lit encore bien']);
});

test('a title too long for the smallest size ends in an ellipsis', () => {
  const cut = set('encore un mot '.repeat(60)).lines;
  assert.is(cut.length, 4);
  assert.match(cut.at(-1) ?? '', /…$/);
});

test('spaces that do not break hold words together', () => {
  const { lines } = set(`${'mot '.repeat(16)}fin\u00a0: la\u202fsuite`);
  assert.ok(lines.some((line) => line.includes('fin\u00a0:')));
  assert.ok(lines.some((line) => line.includes('la\u202fsuite')));
});

test('no line is ever too wide, and there are never more than four', () => {
  const random = randomFrom('titles');
  const below = (limit: number) => Math.floor(random() * limit);
  for (let round = 0; round < 500; round++) {
    const words = Array.from({ length: below(40) }, () => 'm'.repeat(1 + below(below(40) + 1)));
    const { lines, size } = set(words.join(' '));
    assert.ok(lines.length <= 4, words.join(' '));
    for (const line of lines) assert.ok(face.width(line, size) <= WIDTH, line);
  }
});

const LETTERS = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéœ’–->:!\u202f');
const few = { has: (character: string) => LETTERS.has(character) };
const cases: readonly (readonly [what: string, text: string, drawn: string, replaced?: string[]])[] = [
  ['what the font has is drawn as it is', 'Cœur de métier\u202f: l’été', 'Cœur de métier\u202f: l’été'],
  ['an accent written by itself is part of its letter', 'e\u0301te', 'éte'],
  ['a like sign stands for one that the font lacks, without a word', 'a\u2011b → c', 'a-b > c'],
  ['a letter stands without an accent that the font lacks', 'Ǎb', 'Ab', ['Ǎ']],
  ['what nothing is like is left out, with the space that it leaves', 'un 漢 🚀 deux 漢', 'un deux', ['漢', '🚀']],
  ['spaces need no shape', 'un\u00a0deux', 'un\u00a0deux'],
];

for (const [what, text, drawn, replaced = []] of cases)
  test(what, () => {
    assert.equal(toDrawable(text, few), { text: drawn, replaced });
  });

const file = readFileSync(join(projectRoot, 'src/styles/fonts/bricolage-grotesque.woff2'));
const font = create(file);
if (!('layout' in font)) throw new Error('a collection');
const real = faceOf(file);

test('words that are set one by one make a line as wide as the font itself sets it', () => {
  for (const line of ['AVATAR, Tout\u00a0: l’été', 'Calculer le ROI d’une automatisation', 'Un', ' deux  trois ', ''])
    assert.is(real.width(line, font.unitsPerEm), font.layout(line).advanceWidth, line);
});

test('a line is drawn from its start to its width’s end, wider with each letter space', () => {
  const across = (spacing: number) =>
    real
      .letters('le ROI', { x: 100, y: 50 }, 40, spacing)
      .flatMap(({ coverage: { left, ends }, x }) => Array.from(ends, (end) => x + left + end));
  const [close, wide] = [across(0), across(0.1)];
  assert.ok(Math.min(...close) >= 100 && Math.max(...close) <= 102 + real.width('le ROI', 40));
  assert.ok(Math.abs(Math.max(...wide) - Math.max(...close) - 5 * 0.1 * 40) < 0.01);
});
