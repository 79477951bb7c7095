import { measures } from '../../src/pages/measures/content-type.ts';
import { detailsOf } from '../../src/pages/measures/details.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, one, says } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';
import { placesOf as reported, validated } from '../support/sources.ts';

const test = suite('Ledger of measures');

const NAME = 'pages/comment-nous-mesurons.md';

const PAGE = `---
titre: Nos mesures
description: Ce que compte chaque chiffre de ce site d'essai, et ce qui n'en est pas publié.
registre:
  - ancre: accueil
    titre: L'accueil
    lignes:
      - ancre: temps
        titre: Le temps
        chiffres:
          - valeur: "90 %"
            libelle: de temps en moins
        compte: Une tâche.
---

Un texte.
`;

test('anchors of the ledger win over headings; a ledger without a place is an error', async () => {
  const text = `${PAGE}\n## Temps\n\n## Accueil\n`;
  const { value, diagnostics } = await validated({ measures }, { [NAME]: text });
  const unplaced = `error content/${NAME}:5:3+1 registre-sans-place`;
  assert.equal(reported(diagnostics), [unplaced]);
  assert.equal(
    value[0]?.entry.headings.map(({ id }) => id),
    ['temps-2', 'accueil-2'],
  );
  for (const taken of ['accueil', 'contact']) {
    const { diagnostics } = await validated({ measures }, { [NAME]: text.replace('ancre: temps', `ancre: ${taken}`) });
    const expected = [unplaced, `error content/${NAME}:8:16+${taken.length} ancre-en-double`];
    assert.equal(reported(diagnostics), expected, taken);
  }
});

test('an unfilled part of a line is left out, and the rest stays in order', () => {
  const measure = { ancre: 'temps', titre: 'Le temps', chiffres: [], compte: 'Une tâche.' };
  const labelsOf = (given: object) => detailsOf({ ...measure, ...given }).map(({ label }) => label);
  assert.equal(labelsOf({}), []);
  assert.equal(labelsOf({ ecart: 'de 3 à 5', periode: 'mars 2026', formule: 'a ÷ b' }), [
    'Formule',
    'Période',
    'Écart',
  ]);
});

test('visitors see no place that waits for the agency, and no count of them', async () => {
  const main = one(await realPage(paths.measures), 'main');
  assert.ok(all(main, 'dl dt').length > 0);
  assert.not.ok(says(main, /non publié|cases? sur \d|à compléter/i));
});

test('the contents lead to the sections of the text and of the ledger, in the order of the page', async () => {
  const main = one(await realPage(paths.measures), 'main');
  const sections = all(main, 'h2').map(({ attribs }) => `#${attribs.id}`);
  const lists = all(main, '[data-contents] ol').map((list) => attributes(list, 'a', 'href'));
  assert.ok(lists.length > 0 && sections.length > 0);
  for (const links of lists) assert.equal(links, sections);
});
