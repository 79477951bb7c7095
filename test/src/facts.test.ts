import { facts } from '../../src/pages/facts/content-type.ts';
import { assert, suite } from '../suite.ts';
import { AT_WORK, FOR_VISITORS, placesOf, validated } from '../support/sources.ts';

const test = suite('Files of facts');

interface Given {
  nom?: string;
  source?: string;
  verifie?: string;
}

async function found(given: readonly Given[], { production = true, today = '2025-11-22' } = {}) {
  const lines = given.map(
    ({ nom = 'outil-prix', source = 'https://exemple.fr/prix', verifie }) =>
      `  - nom: ${nom}\n    valeur: 12 €\n    objet: forfait Un\n    source: ${source}\n${verifie ? `    verifie: ${verifie}\n` : ''}`,
  );
  const text = `---\nproduit: Outil\nfaits:\n${lines.join('')}---\n`;
  const context = { ...(production ? FOR_VISITORS : AT_WORK), today };
  return (await validated({ facts }, { 'faits/outil.md': text }, context)).diagnostics;
}

test('give each value under the name that texts write', () => {
  const [fact] =
    facts.variables?.({
      produit: 'Outil',
      faits: [{ nom: 'outil-prix', valeur: '12 €', objet: 'forfait', source: 'https://exemple.fr/' }],
    }) ?? [];
  assert.equal(fact, { name: 'fait.outil-prix', value: '12 €', label: 'Outil, forfait', at: ['faits', 0, 'nom'] });
});

test('have names that begin with their file’s, in lower case, and a whole address as their source', async () => {
  const checked = { verifie: '2025-11-22' };
  for (const nom of ['prix', 'outils-prix'])
    assert.equal(placesOf(await found([{ ...checked, nom }])), [
      `warning content/faits/outil.md:4:10+${nom.length} nom-de-fait`,
    ]);
  for (const wrong of [{ nom: 'Outil-Prix' }, { source: 'exemple.fr' }])
    assert.is((await found([{ ...checked, ...wrong }])).length, 1);
  assert.equal(await found([checked]), []);
});

test('checked ninety days ago hold, and are to be checked again a day later', async () => {
  assert.equal(await found([{ verifie: '2025-08-24' }]), []);
  assert.equal(placesOf(await found([{ verifie: '2025-08-23' }])), [
    'warning content/faits/outil.md:8:14+10 fait-a-verifier',
  ]);
});

test('to be checked are one warning a file, which names each, and stands at the first', async () => {
  const [warning, ...others] = await found([
    { nom: 'outil-frais', verifie: '2025-11-20' },
    { nom: 'outil-jamais' },
    { nom: 'outil-vieux', verifie: '2024-01-01' },
    { nom: 'outil-juste', verifie: '2025-08-24' },
  ]);
  assert.equal(others, []);
  assert.equal([warning?.severity, warning?.line, warning?.column], ['warning', 9, 10]);
  assert.match(warning?.message ?? '', /outil-jamais.*outil-vieux/);
  assert.not.match(warning?.message ?? '', /outil-frais|outil-juste/);
  assert.match((await found([{ nom: 'outil-a' }, { nom: 'outil-b' }]))[0]?.message ?? '', /\boutil-b\b/);
  const reasons = async (...given: Given[]) => (await found(given))[0]?.message.split(' ; ').length;
  const old = { nom: 'outil-vieux', verifie: '2024-01-01' };
  assert.equal([await reasons({}), await reasons(old), await reasons({}, old)], [1, 1, 2], 'never, long ago, or both');
});

test('are not spoken of to the writer at work', async () => {
  assert.equal(await found([{}, { nom: 'outil-vieux', verifie: '2024-01-01' }], { production: false }), []);
});

test('were never checked on a day to come', async () => {
  const named = ['error content/faits/outil.md:8:14+10 verification-a-venir'];
  for (const production of [true, false])
    assert.equal(placesOf(await found([{ verifie: '2025-11-23' }], { production })), named);
  assert.equal(await found([{ verifie: '2025-11-22' }]), []);
});
