import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FallbackFonts, FittedBlock } from '../../../../../build/contract/fallback-fonts.ts';
import type { Measure } from '../../../../../build/pages/render/fallback/measure.ts';
import {
  BOX_SPACE,
  chooseStretches,
  type FittedText,
  MARK,
  measureText,
  NO_BREAK,
} from '../../../../../build/pages/render/fallback/stretch.ts';
import { systemFont } from '../../../../../build/pages/render/fallback/system-font.ts';
import { finish } from '../../../../../build/pages/render/finish.ts';
import { splitSheet } from '../../../../../build/pages/render/styles/split-sheet.ts';
import { systemFonts } from '../../../../../src/styles/system-fonts.ts';
import { projectRoot } from '../../../../support/project-root.ts';

const test = suite('System fonts that stand in for the site’s own');

/** Letters of an em each. */
const own: Measure = (text) => text.length;
/** Letters that are a fortieth narrower. */
const narrow: Measure = (text) => text.length * 0.975;

/** Two words that are an em too wide for a column of 40.5 in the site's own font, and fit into it in the other one. */
const WORDS = 'aaaaaaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaaaaaa';

test('a page stretches them until its text has as many lines in both', () => {
  assert.is(stretchOf([fitted('aaaa aaaa aaaa', 9.5)], 101), 101, 'nothing to mend');
  const stretch = stretchOf([fitted(WORDS, 40.5)], 100);
  assert.ok(41 * 0.975 * stretch > 40.5 * 100, `${stretch} %`);
});

test('the block that comes first weighs more than one that follows', () => {
  // One goes over two lines from 102.4 % on, as it has to; the other does already, and has to stay on one below 103.
  const [wantsMore, wantsLess] = [fitted(WORDS, 40.9), fitted(WORDS, 41.01)];
  assert.ok(stretchOf([wantsMore, wantsLess], 100) > 102.3);
  assert.ok(stretchOf([wantsLess, fitted(WORDS, 40.99)], 100) < 102.6);
});

test('what an element begins with is to stay on its line, as it would be counted as moved', () => {
  // Three lines in both fonts: the short word ends the second one only where letters are narrow.
  const text = `${'a'.repeat(40)} ${'a'.repeat(38)} aa ${'a'.repeat(37)}`;
  assert.is(stretchOf([fitted(text, 40)], 100), 100);
  assert.ok(stretchOf([fitted(text.replace(' aa ', ` ${MARK}aa `), 40)], 100) > 100);
});

test('a hyphen ends a line, unless the typography keeps the word on one', () => {
  const text = (joint: string) => fitted(`aaaaaaaaaaaaaaaaaaaa${joint}aaaaaaaaaaaaaaaaaaaa`, 40.5);
  assert.ok(stretchOf([text('-')], 100) > 101.3);
  assert.is(stretchOf([text(NO_BREAK)], 100), 100);
});

test('words in a box go to the next line as one, and break like others where the box is wider than a line', () => {
  const short = (joint: string) => `${'a'.repeat(29)} aaaaa${joint}aaaaa ${'a'.repeat(33)}`;
  assert.is(stretchOf([fitted(short(' '), 40.5)], 100), 100);
  assert.ok(stretchOf([fitted(short(BOX_SPACE), 40.5)], 100) > 101.3);
  const long = `${'a'.repeat(10)} ${'a'.repeat(30)}${BOX_SPACE}${'a'.repeat(20)}`;
  assert.ok(stretchOf([fitted(long, 40.5)], 100) > 101.3);
});

test('phones and wider screens have a stretch each where no single one fits both', () => {
  const choose = (others: number) => {
    const text = { ...measureText(WORDS, own, 0), phones: [40.99], others: [others] };
    return chooseStretches([text], narrow, { from: 100, to: 104, usual: 100 });
  };
  const [alike, unlike] = [choose(40.9), choose(41)];
  assert.is(alike.phones, alike.others);
  assert.ok(unlike.phones > 102.54, 'over two lines, as in its own font');
  assert.ok(unlike.others < 102.56, 'on one, as in its own font');
});

function stretchOf(texts: readonly FittedText[], usual: number): number {
  return chooseStretches(texts, narrow, { from: 100, to: 104, usual }).phones;
}

function fitted(text: string, column: number): FittedText {
  return { ...measureText(text, own, 0), phones: [column], others: [] };
}

test('Arial is as wide as the fonts that have its widths say, to a third of a percent', () => {
  const sentences = [
    'Tableaux de bord & reporting : vos chiffres, à jour chaque lundi.',
    'L’IA qui répond aux e-mails, « sans y penser », et à 80 % des devis !',
    'Faut-il une œuvre d’expert ? Voyez où passent vos heures.',
  ];
  for (const [name, file] of [
    ['arial', 'system-regular'],
    ['arialBold', 'system-bold'],
  ] as const) {
    const font = create(readFileSync(`${projectRoot}/test/fixtures/fonts/${file}.woff2`));
    if (!('layout' in font)) throw new Error(file);
    for (const sentence of sentences) {
      const expected = font.layout(sentence).advanceWidth / font.unitsPerEm;
      const found = systemFont(systemFonts[name])(sentence);
      assert.ok(Math.abs(found / expected - 1) < 0.0034, `${sentence}: ${found} instead of ${expected}`);
    }
  }
});

const BLOCK: FittedBlock = { own: 'Own', phones: [40.5], others: [80] };
const FONTS: FallbackFonts = {
  phones: '(width<40rem)',
  faces: { 'Own Fallback': { own: 'Own', system: systemFonts.arial, from: 100, to: 190 } },
  blocks: { title: BLOCK, 'prose p': BLOCK, wide: { own: 'Own', phones: [40.99], others: [41.001] } },
};
const CSS = '@font-face{font-family:Own Fallback;src:local("Arial");size-adjust:101%;ascent-override:90%}';
const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const PAGES = {
  class: '<h1 class="title">nnnnnnnnnnnnnnnnnnnn nnnnnnnnnnnnnnnnnnnn</h1>',
  parent: '<div class="prose"><p>nnnnnnnnnn<b>nnnnnnnnnn</b> nnnnnnnnnnnnnnnnnnnn</p></div>',
};

test('a page’s own styles say what suits the blocks that the site names; others keep what was written', () => {
  const sheet = splitSheet(CSS, []);
  const finished = (body: string) =>
    finish(`<style>${CSS}</style>${body}`, {
      address: ADDRESS,
      sheet,
      fonts: { fonts: FONTS, measures: new Map([['Own', own]]) },
    }).html;
  for (const page of Object.values(PAGES)) {
    const found = Number(/size-adjust:([\d.]+)%/.exec(finished(page))?.[1]);
    assert.ok(found > 170 && found < 190, `${found} % for letters that are 1.8 times as wide`);
  }
  const unlike = finished(PAGES.class.replace('title', 'wide'));
  assert.match(unlike, /size-adjust:101%[^@]*@media \(width<40rem\)\{@font-face\{[^}]*size-adjust:182/);
  assert.ok(finished('<p class="other">nnnn</p>').includes('size-adjust:101%;ascent-override:90%}'));
});

test.run();
