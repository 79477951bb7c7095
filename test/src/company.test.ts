import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { company } from '../../src/pages/settings/company/schema.ts';
import { companyIsComplete } from '../../src/pages/settings/company-rule.ts';

const test = suite('What the settings say of the company');

const WHOLE = company.parse({
  raisonSociale: 'Exemple EI',
  formeJuridique: 'entrepreneur individuel',
  siret: '732 829 320 00074',
  immatriculation: { nom: 'RNE' },
  directeurPublication: 'Camille Exemple',
  hebergeur: { nom: 'Hébergeur', adresse: '1 rue A', telephone: '01' },
  assureur: { nom: 'Assureur', adresse: '2 rue B', zone: 'France' },
});

const REAL = 'https://agence.fr';
const told = (entreprise?: typeof WHOLE, { adresse = 'https://orbite.example', ...context }: Partial<Look> = {}) =>
  companyIsComplete({ adresse, entreprise }, { production: true, ...context });

interface Look {
  adresse: string;
  production: boolean;
  lookOnly: boolean;
}

test('what is missing is one diagnostic, before the site goes out to visitors alone', () => {
  const [found, ...others] = told();
  assert.equal([found?.severity, found?.at, others], ['warning', ['entreprise'], []]);
  assert.equal(told(undefined, { production: false }), []);
});

test('at an address that visitors can reach, what the law wants of every site is an error, but where it is published for a look', () => {
  const severity = (...[entreprise, look]: Parameters<typeof told>) => told(entreprise, look)[0]?.severity;
  assert.is(severity(undefined, { adresse: REAL }), 'error');
  assert.is(severity(undefined, { adresse: REAL, lookOnly: true }), 'warning');
  for (const adresse of ['https://agence.test', 'https://www.example.org/depot', 'http://localhost:4173'])
    assert.is(severity(undefined, { adresse }), 'warning', adresse);
  const { assureur: _, ...withoutInsurer } = WHOLE;
  assert.is(severity(withoutInsurer, { adresse: REAL }), 'warning', 'what buyers of a service are told');
  assert.is(severity(WHOLE, { adresse: REAL }), undefined);
});

test('names what is missing, and nothing that is there', () => {
  const { siret: _, ...rest } = WHOLE;
  const [found] = told(rest);
  assert.match(found?.message ?? '', 'SIRET');
  assert.not.match(found?.message ?? '', 'hébergeur');
  assert.match(found?.hint ?? '', 'siret:');
  assert.equal(told(WHOLE), []);
});

test('asks for a capital where the legal form has one', () => {
  for (const formeJuridique of ['SAS', 'société à responsabilité limitée', 'S.A.R.L.'])
    assert.match(told({ ...WHOLE, formeJuridique })[0]?.message ?? '', 'capital', formeJuridique);
  assert.equal(told({ ...WHOLE, formeJuridique: 'SAS', capital: '1 000 €' }), []);
  assert.equal(told({ ...WHOLE, formeJuridique: 'association' }), []);
});

test.run();
