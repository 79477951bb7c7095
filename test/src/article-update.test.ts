import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { article } from '../../src/pages/article/kind.ts';
import { AT_WORK, placesOf, validated } from '../support/sources.ts';

const test = suite('Update of an article');

async function said(miseAJour: string, today = '2026-01-01'): Promise<string[]> {
  const text = `---
titre: Un essai
description: Cinquante caractères au moins, c'est ce que demande une description.
chapeau: Un chapeau.
categorie: Outils
date: 2025-08-15
miseAJour: ${miseAJour}
fin: { titre: Fin, texte: Fin., actions: [{ libelle: Écrire, lien: /contact }] }
---

Un mot.
`;
  return placesOf((await validated({ article }, { 'blog/essai.md': text }, { ...AT_WORK, today })).diagnostics);
}

test('follows the day of publication, or is that day', async () => {
  for (const day of ['2025-08-15', '2025-08-16', '2026-01-01']) assert.equal(await said(day), [], day);
});

test('before the day of publication is named where it stands', async () => {
  assert.equal(await said('2025-08-14'), ['error content/blog/essai.md:7:12+10 mise-a-jour-avant-date']);
});

test('a day to come is no update yet, whether the article waits for its own day or not', async () => {
  const named = ['error content/blog/essai.md:7:12+10 mise-a-jour-a-venir'];
  assert.equal(await said('2025-09-02', '2025-09-01'), named);
  assert.equal(await said('2025-08-16', '2025-08-01'), named);
  assert.equal(await said('2025-08-15', '2025-08-01'), [], 'the day of publication is');
});

test('is a day', async () => {
  assert.equal((await said('Août 2025')).length, 1);
});

test.run();
