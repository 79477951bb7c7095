import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { widthOf, wrap } from '../../../../../../build/content/parse/markdown/text-lines.ts';

const test = suite('Lines of a drawing');

/** Letters of one width, of which ten fit on a line. */
const MONO = { size: 10, face: 'mono' } as const;
const TEN = 62.1;

/** Texts, and their lines, with `_` for a space that does not break. */
const LINES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a line takes as many words as fit, to the last letter': {
    '': [],
    'abcd efghi': ['abcd efghi'],
    'abcd efghij': ['abcd', 'efghij'],
    'ab cd ef g hij kl m': ['ab cd ef g', 'hij kl m'],
    ' ab\tcd\n ef ': ['ab cd ef'],
  },
  'lines are about as long as each other, and no more of them than needed': {
    'ab cd ef g hi': ['ab cd ef', 'g hi'],
    'ab cd ef gh': ['ab cd', 'ef gh'],
    'a b c d e f': ['a b c', 'd e f'],
    'abcdefghi b c': ['abcdefghi', 'b c'],
  },
  'punctuation stays with its word': {
    'abcdef gh :': ['abcdef', 'gh_:'],
    'abcdef « g » h': ['abcdef', '«_g_» h'],
    'abcdefg 12 %': ['abcdefg', '12_%'],
  },
  'a number stays with what it counts': {
    'abcdef 30 jours': ['abcdef', '30_jours'],
    'abc 13 900 €': ['abc', '13_900_€'],
  },
  'a word that is too long is broken after a sign where it has one, else anywhere, and the text goes on behind it': {
    'abc/defghijkl mn': ['abc/', 'defghijkl', 'mn'],
    'ab-cd-efghijk': ['ab-cd-', 'efghijk'],
    'abcdefghijklm no': ['abcdefghij', 'klm no'],
    'un abcdefghijklm': ['un', 'abcdefghij', 'klm'],
  },
};
for (const [sentence, texts] of Object.entries(LINES))
  test(sentence, () => {
    for (const [text, lines] of Object.entries(texts))
      assert.equal(
        wrap(text, TEN, MONO).map((line) => line.replaceAll('\u00a0', '_')),
        lines,
        text,
      );
    assert.equal(wrap('ab', 1, MONO), ['a', 'b'], 'a letter that is wider than the line has a line of its own');
  });

test('letters are as wide as their sort, bold ones wider, and those of one width alike but for the widest', () => {
  const em = (text: string, face: 'regular' | 'bold' | 'mono' = 'regular') =>
    Math.round(widthOf(text, { size: 100, face }));
  const sorts = {
    '\u00a0\u202f ': 23,
    'ijlI!|·': 28,
    'frt1(/-': 45,
    'aezéû?»': 56,
    'mwM%…': 95,
    W: 110,
    'bd9$_–^': 62,
    'AZÀ&€→': 80,
  };
  for (const [letters, width] of Object.entries(sorts))
    for (const letter of letters) assert.is(em(letter), width, letter);
  for (const wide of ['漢', '🙂']) assert.equal([em(wide), em(wide, 'mono')], [110, 110], wide);
  assert.equal([em('iM', 'mono'), em('aa', 'bold'), em('aa')], [124, 119, 112]);
});

test.run();
