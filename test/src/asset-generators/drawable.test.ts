import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawable } from '../../../src/asset-generators/sharing-image/drawable.ts';

const test = suite('Texts that a font can draw');

const LETTERS = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéœ’–->:!\u202f');
const face = { has: (character: string) => LETTERS.has(character) };
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
    assert.equal(drawable(text, face), { text: drawn, replaced });
  });

test.run();
