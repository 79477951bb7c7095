import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build/pipeline.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { article } from '../../src/pages/article/kind.ts';
import type { Site } from '../../src/pages/site.ts';
import { all, parseHtml, textOf } from '../support/dom.ts';
import { folderWith } from '../support/folder.ts';
import { pageText } from '../support/page-text.ts';
import { projectRoot } from '../support/real-site.ts';
import { AT_WORK, validated } from '../support/sources.ts';

const test = suite('Reading time');

const PROMISES = [1, 2, 5, 12, 60];
const LENGTHS = [0, 1, 20, 99, 129, 130, 200, 271, 299, 300, 500, 1350, 2400, 7_800, 12_000, 12_100, 16_201, 30_000];

const FRONT = `titre: Un essai
description: Cinquante caractères au moins, c'est ce que demande une description.
chapeau: Un chapeau.
categorie: Outils
date: 2025-08-15
fin: { titre: Fin, texte: Fin., actions: [{ libelle: Écrire, lien: /contact }] }`;

/** What is said of an article of so many words that promises so many minutes. */
async function findings(words: number, minutes: number | undefined, production = true) {
  const promise = minutes === undefined ? '' : `tempsLecture: ${minutes}\n`;
  const text = `---\n${promise}${FRONT}\n---\n\n${'mot '.repeat(words)}\n`;
  return (await validated({ article }, { 'blog/essai.md': text }, { ...AT_WORK, production })).diagnostics;
}

test('a text within 35 % of what it promises passes; one beyond is named at the promise', async () => {
  for (const words of [650, 1000, 1350]) assert.equal(await findings(words, 5), [], `${words} words`);
  for (const words of [649, 1351]) {
    const [finding, ...others] = await findings(words, 5);
    assert.equal(others, []);
    const { severity, rule, line, column, length } = finding ?? {};
    assert.equal([severity, rule, line, column, length], ['error', 'temps-de-lecture', 2, 15, 1], `${words} words`);
  }
});

test('is a warning as long as nothing is built for visitors', async () => {
  assert.equal(
    (await findings(3, 5, false)).map(({ severity, rule }) => [severity, rule]),
    [['warning', 'temps-de-lecture']],
  );
});

test('nothing is promised where the key is absent, and nothing said', async () => {
  for (const words of LENGTHS) assert.equal(await findings(words, undefined), [], `${words} words`);
});

test('what the hint proposes passes, and is never what stands there', async () => {
  for (const words of LENGTHS) {
    for (const minutes of PROMISES) {
      const [finding] = await findings(words, minutes);
      if (!finding) continue;
      const [, proposed] = /« tempsLecture: (\d+) »/.exec(finding.hint) ?? [];
      assert.is.not(Number(proposed), minutes, `${words} words for ${minutes} min`);
      if (proposed) assert.equal(await findings(words, Number(proposed)), [], `${words} words for ${minutes} min`);
    }
  }
});

test('a site at work shows what its text takes where no promise is made, and builds in spite of one not kept', async () => {
  const content = folderWith();
  cpSync(join(projectRoot, 'content'), content, { recursive: true });
  const change = (slug: string, line: string) => {
    const file = join(content, `blog/${slug}.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^tempsLecture: .*\n/m, line));
  };
  change('agents-ia', '');
  change('notion-ai', 'tempsLecture: 60\n');
  const { ok, diagnostics, pages, site, summaries } = await build(siteDefinition(content));
  assert.ok(ok, JSON.stringify(diagnostics));
  assert.equal(
    diagnostics.filter(({ rule }) => rule === 'temps-de-lecture').map(({ severity }) => severity),
    ['warning'],
  );

  const page = (path: string) => pages.find(({ route }) => route.path === path);
  const words = (site as Site).article.bySlug('agents-ia')?.words ?? 0;
  const minutes = `${Math.round(words / 200)} min`;
  assert.ok(words > 300, 'the article has a text');
  const document = parseHtml(pageText(page('/blog/agents-ia')));
  assert.ok(all(document, 'span').some((span) => textOf(span) === `${minutes} de lecture`));
  const cards = all(parseHtml(pageText(page('/blog'))), 'a[href="/blog/agents-ia"]');
  assert.ok(cards.some((card) => textOf(card).includes(minutes)));
  assert.not(
    summaries.some((line) => line.startsWith('agents-ia ')),
    'it keeps no promise, as it makes none',
  );
});

test.run();
