import { openingHours } from '../../src/format/opening-hours.ts';
import { groupedSiret, sirenOf } from '../../src/format/siret.ts';
import { company } from '../../src/pages/settings/company/schema.ts';
import { companyIsComplete } from '../../src/pages/settings/company-rule.ts';
import { siret } from '../../src/pages/settings/formats.ts';
import { organization } from '../../src/structured-data/organization.ts';
import { assert, suite } from '../suite.ts';
import { realSettings } from '../support/real-pages.ts';

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

test('missing details are one diagnostic, in builds for visitors only', () => {
  const [found, ...others] = told();
  assert.equal([found?.severity, found?.at, others], ['warning', ['entreprise'], []]);
  assert.equal(told(undefined, { production: false }), []);
});

test('at a real address, a missing legal detail is an error, except in a build for a look', () => {
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
  assert.match(found?.hint ?? '', '« siret »');
  assert.equal(told(WHOLE), []);
});

test('asks for a capital where the legal form has one', () => {
  for (const formeJuridique of ['SAS', 'société à responsabilité limitée', 'S.A.R.L.'])
    assert.match(told({ ...WHOLE, formeJuridique })[0]?.message ?? '', 'capital', formeJuridique);
  assert.equal(told({ ...WHOLE, formeJuridique: 'SAS', capital: '1 000 €' }), []);
  assert.equal(told({ ...WHOLE, formeJuridique: 'association' }), []);
});

const url = (path: string) => `https://agence.test${path}`;

function organizationWith(changes: object): object {
  const thing = organization({ path: '/', url, settings: { ...realSettings(), ...changes } });
  return typeof thing === 'object' ? thing : {};
}

test('its own accounts are its own, and examples are nobody’s', () => {
  const own = { nom: 'LinkedIn' as const, adresse: 'https://www.linkedin.com/company/agence' };
  const sample = { nom: 'X' as const, adresse: 'https://x.com/orbite_exemple' };
  assert.equal(organizationWith({ reseaux: [own, sample] }), {
    ...organizationWith({ reseaux: [] }),
    sameAs: [own.adresse],
  });
  assert.equal(organizationWith({ reseaux: [sample] }), organizationWith({ reseaux: [] }));
});

test('hours are told where they are certain, and else not at all', () => {
  const hours = [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '12:00' },
  ];
  const { openingHoursSpecification, ...rest } = Object.fromEntries(
    Object.entries(organizationWith({ horaires: 'Lundi – mardi, 8h30-12h' })),
  );
  assert.equal(openingHoursSpecification, hours);
  assert.equal(organizationWith({ horaires: 'Sur rendez-vous' }), rest);
});

const isSiret = (text: string) => siret.safeParse(text).success;

test('a SIRET has fourteen digits whose sum of control holds, spaced as one likes', () => {
  for (const text of ['73282932000074', '732 829 320 00074']) assert.ok(isSiret(text), text);
});

test('a SIRET has no digit that is another, no two that are swapped, and no other length', () => {
  for (const text of ['73282932000075', '73282932000704', '7328293200007', '732829320000740', '7328293200007a', ''])
    assert.not(isSiret(text), text);
});

test('a SIRET is shown in groups, and holds the SIREN', () => {
  assert.is(groupedSiret('73282932000074'), '732 829 320 00074');
  assert.is(sirenOf('73 28 29 32 00 00 74'), '732 829 320');
});

const WEEK = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'];

test('days and times are read as they are written', () => {
  const nineToSix = [{ days: WEEK, opens: '09:00', closes: '18:00' }];
  for (const text of [
    'Lundi – vendredi, 9h-18h',
    'Lundi-Vendredi 09h00–18h00',
    'lundi à vendredi,\u00a09h\u00a0-\u00a018h',
  ])
    assert.equal(openingHours(text), nineToSix, text);
});

test('pauses and days of their own are spans of their own', () => {
  assert.equal(openingHours('Lundi – mardi, 9h-12h30 et 14h-18h ; samedi, 10h-12h'), [
    { days: ['lundi', 'mardi'], opens: '09:00', closes: '12:30' },
    { days: ['lundi', 'mardi'], opens: '14:00', closes: '18:00' },
    { days: ['samedi'], opens: '10:00', closes: '12:00' },
  ]);
});

test('opening hours in unknown or impossible words are not guessed, not even in part', () => {
  const partly = ['9h-18h sauf en août', '9h-18h ; samedi sur rendez-vous'].map(
    (hours) => `Lundi – vendredi, ${hours}`,
  );
  const wrong = ['Vendredi – lundi, 9h-18h', 'Lundi, 18h-9h', 'Lundi, 9h-25h', 'Lundi, 9h75-18h'];
  for (const text of ['', 'Lundi', 'Sur rendez-vous', 'Lundi et mercredi, 9h-18h', ...partly, ...wrong])
    assert.is(openingHours(text), undefined, text);
});
