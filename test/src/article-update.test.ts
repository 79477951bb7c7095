import { article } from '../../src/pages/article/content-type.ts';
import { assert, suite } from '../suite.ts';
import { AT_WORK, placesOf, validated } from '../support/sources.ts';

const test = suite('Update of an article');

async function said(day: string, today?: string): Promise<string[]> {
  return placesOf(await found(`{ date: ${day}, texte: Une note. }`, today));
}

async function found(miseAJour: string | undefined, today = '2026-01-01') {
  const text = `---
titre: Un essai
description: Cinquante caractères au moins, c'est ce que demande une description.
chapeau: Un chapeau.
categorie: Outils
date: 2025-08-15
${miseAJour === undefined ? '' : `miseAJour: ${miseAJour}\n`}fin: { titre: Fin, texte: Fin., actions: [{ libelle: Écrire, lien: /contact }] }
---

Un mot.
`;
  return (await validated({ article }, { 'blog/essai.md': text }, { ...AT_WORK, today })).diagnostics;
}

test('follows the day of publication, or is that day, and need not be', async () => {
  for (const day of ['2025-08-15', '2025-08-16', '2026-01-01']) assert.equal(await said(day), [], day);
  assert.equal(await found(undefined), []);
  assert.equal(await said('2025-08-14'), ['error content/blog/essai.md:7:20+10 mise-a-jour-avant-date']);
});

test('a day to come is no update yet, whether the article waits for its own day or not', async () => {
  const named = ['error content/blog/essai.md:7:20+10 mise-a-jour-a-venir'];
  assert.equal(await said('2025-09-02', '2025-09-01'), named);
  assert.equal(await said('2025-08-16', '2025-08-01'), named);
  assert.equal(await said('2025-08-15', '2025-08-01'), [], 'the day of publication is');
});

test('has a day, and a note that says what has changed', async () => {
  assert.equal((await said('Août 2025')).length, 1);
  assert.equal(placesOf(await found('{ date: 2025-09-02 }')), ['error content/blog/essai.md:7:1+9 cle-manquante']);
});

test('written as a bare day says how it is written with its note', async () => {
  const [diagnostic, ...others] = await found('2025-09-02');
  assert.equal(others, []);
  assert.is(diagnostic?.rule, 'type-invalide');
  assert.match(diagnostic?.hint ?? '', '« { date: 2025-09-02, texte: "Ce qui a changé." } »');
});
