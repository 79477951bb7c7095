import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { article } from '../../src/pages/article/content-type.ts';
import { assert, suite } from '../suite.ts';
import { buildCopy, contentCopy } from '../support/content-copy.ts';
import { all, pageText, parseHtml, textOf } from '../support/dom.ts';
import { entriesOfType } from '../support/real-pages.ts';
import { AT_WORK, validated } from '../support/sources.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('Reading time');

const PROMISES = [1, 2, 5, 12, 60];
const LENGTHS = [0, 1, 20, 99, 129, 130, 200, 271, 299, 300, 500, 1350, 2400, 7_800, 12_000, 12_100, 16_201, 30_000];

const FRONT = `titre: Un essai
description: Cinquante caractères au moins, c'est ce que demande une description.
chapeau: Un chapeau.
categorie: Outils
date: 2025-08-15
fin: { titre: Fin, texte: Fin., actions: [{ libelle: Écrire, lien: /contact }] }`;

/** Returns the diagnostics of an article of so many words that promises so many minutes. */
async function diagnostics(words: number, minutes: number | undefined, production = true) {
  const promise = minutes === undefined ? '' : `tempsLecture: ${minutes}\n`;
  const text = `---\n${promise}${FRONT}\n---\n\n${'mot '.repeat(words)}\n`;
  return (await validated({ article }, { 'blog/essai.md': text }, { ...AT_WORK, production })).diagnostics;
}

test('a text within 35 % of its promised reading time passes; visitors’ builds refuse others', async () => {
  for (const words of [650, 1000, 1350]) assert.equal(await diagnostics(words, 5), [], `${words} words`);
  for (const words of [649, 1351])
    for (const [production, severity] of [
      [true, 'error'],
      [false, 'warning'],
    ] as const) {
      const [diagnostic, ...others] = await diagnostics(words, 5, production);
      assert.equal(others, []);
      const { rule, line, column, length } = diagnostic ?? {};
      assert.equal([diagnostic?.severity, rule, line, column, length], [severity, 'temps-de-lecture', 2, 15, 1]);
    }
});

test('nothing is promised where the key is absent, and nothing said', async () => {
  for (const words of LENGTHS) assert.equal(await diagnostics(words, undefined), [], `${words} words`);
});

test('a hint proposes a value that passes and differs from the present one', async () => {
  for (const words of LENGTHS) {
    for (const minutes of PROMISES) {
      const [diagnostic] = await diagnostics(words, minutes);
      if (!diagnostic) continue;
      const [, proposed] = /« tempsLecture: (\d+) »/.exec(diagnostic.hint) ?? [];
      assert.is.not(Number(proposed), minutes, `${words} words for ${minutes} min`);
      if (proposed) assert.equal(await diagnostics(words, Number(proposed)), [], `${words} words for ${minutes} min`);
    }
  }
});

test('the development server shows the measured reading time where none is promised', async () => {
  const site = contentCopy();
  const [silent, broken] = await entriesOfType('article');
  if (!silent || !broken) throw new Error('the site has no two articles');
  for (const [{ slug }, tempsLecture] of [
    [silent, undefined],
    [broken, 60],
  ] as const) {
    const file = join(site.contentDir, `blog/${slug}.md`);
    writeFileSync(file, withFrontMatter(readFileSync(file, 'utf8'), { tempsLecture }));
  }
  const { ok, diagnostics, pages, summaries } = await buildCopy(site);
  assert.ok(ok, JSON.stringify(diagnostics));
  const found = diagnostics.filter(({ rule }) => rule === 'temps-de-lecture');
  const actual = found.map(({ severity }) => severity);
  assert.equal(actual, ['warning']);
  const page = (path: string) => parseHtml(pageText(pages.find(({ route }) => route.path === path)));
  const minutes = `${Math.round(silent.words / 200)} min`;
  assert.ok(all(page(silent.path), 'span').some((span) => textOf(span) === `${minutes} de lecture`));
  assert.ok(all(page('/blog'), `a[href="${silent.path}"]`).some((card) => textOf(card).includes(minutes)));
  assert.not(
    summaries.some((line) => line.startsWith(`${silent.slug} `)),
    'it keeps no promise, as it makes none',
  );
});
