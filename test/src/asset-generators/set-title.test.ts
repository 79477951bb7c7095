import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Face } from '../../../src/asset-generators/sharing-image/face.ts';
import { setTitle } from '../../../src/asset-generators/sharing-image/set-title.ts';
import { randomFrom } from '../../../src/format/random.ts';

const test = suite('Titles of sharing images');

/** Every letter is half as wide as the line is high. */
const face: Face = {
  width: (text, size) => text.length * size * 0.5,
  outline: () => [],
  has: () => true,
};
const WIDTH = 1000;
const set = (title: string) => setTitle(title, WIDTH, face);

test('a short title is set on one line, larger than a long one', () => {
  const [short, long] = [set('Nos services'), set('mot '.repeat(30))];
  assert.equal(short.lines, ['Nos services']);
  assert.ok(short.size > long.size);
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

test('a word longer than a line goes on in the next, and what is too long for the smallest size ends in an ellipsis', () => {
  const word = 'anticonstitutionnellement'.repeat(5);
  const { lines } = set(word);
  assert.ok(lines.length > 1);
  assert.is(lines.join(''), word);
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
    const words = Array.from({ length: below(40) }, () => 'm'.repeat(1 + below(below(90) + 1)));
    const { lines, size } = set(words.join(' '));
    assert.ok(lines.length <= 4, words.join(' '));
    for (const line of lines) assert.ok(face.width(line, size) <= WIDTH, line);
  }
});

test.run();
