import type { RuleDiagnostic } from '../../build/contract/content-type.ts';
import { contentSecurityPolicy } from '../../src/layout/security-policy.ts';
import { settings } from '../../src/pages/settings/content-type.ts';
import { type Settings, schema } from '../../src/pages/settings/schema.ts';
import { site } from '../../src/site.ts';
import { assert, suite } from '../suite.ts';
import { entryOf } from '../support/planned-site.ts';
import { realSettings } from '../support/real-pages.ts';
import { AT_WORK } from '../support/sources.ts';

const test = suite('Settings of the site');

const { telephoneAffiche: _, ...written } = realSettings();

/** Validates the settings with these changes. */
function accepts(changes: object): boolean {
  return schema.safeParse({ ...written, ...changes }).success;
}

function parsed(changes: object): Settings {
  return schema.parse({ ...written, ...changes });
}

/** Returns the diagnostics of the content type's own rules. */
function ruled(data: Settings, production: boolean): readonly RuleDiagnostic[] {
  return settings.rules?.(entryOf('site', data), { ...AT_WORK, production }, data) ?? [];
}

const words = (text: string) => text.trim().split(/\s+/);

const HOSTILE = [
  ...words(String.raw`
    javascript:alert(1) JavaScript:alert(1)//https://exemple.fr data:text/html,x file:///etc/passwd ftp://exemple.fr
    http://exemple.fr https:exemple.fr https:/exemple.fr https:///exemple.fr https:\\exemple.fr //exemple.fr /\exemple.fr
    exemple.fr https:// https://exemple https://exemple.fr:99999 https://user@exemple.fr https://user:secret@exemple.fr
    https://exemple.fr\@autre.test https://a.test;script-src-elem https://a.test,'unsafe-inline' https://*.test https://a.*
    https://-a.test https://a..test`),
  ...[' javascript:alert(1)', 'https://exemple.fr/a b', 'https://exemple.fr/\ta', 'https://exemple.fr/\u0000'],
];
const SOUND = words(`
  https://exemple.fr https://exemple.fr/ https://www.exemple.fr:8443/une/page?a=1;b=2#ici https://exemple.fr?a=b@c
  https://café.fr/menu https://xn--caf-dma.xn--p1ai`);

test('an address has to be complete, encrypted and unambiguous everywhere', () => {
  const fields: Readonly<Record<string, (address: string) => object>> = {
    chat: (chat) => ({ chat }),
    rendezVous: (rendezVous) => ({ rendezVous }),
    'a network': (adresse) => ({ reseaux: [{ nom: 'X', adresse }] }),
    delivery: (endpoint) => ({ delivery: { endpoint } }),
    mesure: (endpoint) => ({ mesure: { endpoint } }),
  };
  for (const [field, having] of Object.entries(fields)) {
    for (const address of HOSTILE) assert.not(accepts(having(address)), `${field}: ${address}`);
    for (const address of SOUND) assert.ok(accepts(having(address)), `${field}: ${address}`);
  }
});

test('a menu has names that stand in a line, and each of its links is one', () => {
  const entry = (libelle: string, lien = '/') => ({ libelle, lien });
  const menus: readonly [menu: readonly object[], accepted: boolean][] = [
    [[entry('Accueil')], true],
    [Array.from({ length: 8 }, () => entry('Services')), true],
    [[], false],
    [Array.from({ length: 9 }, () => entry('Blog')), false],
    [Array.from({ length: 5 }, () => entry('Automatisation et IA')), false],
    [[entry('Nous', 'services')], false],
    [[entry('')], false],
  ];
  for (const [menu, accepted] of menus) assert.is(accepts({ menu }), accepted, JSON.stringify(menu));
});

test('legal pages that no page leads to are named, wherever they were listed', () => {
  const legal = { libelle: 'Mentions', lien: '/mentions-legales' };
  const named = (changes: object) =>
    ruled(parsed(changes), false)
      .filter(({ rule }) => rule === 'page-legale-sans-lien')
      .map(({ hint }) => /lien: (\S+)/.exec(hint)?.[1]);
  assert.equal(named({}), []);
  assert.equal(named({ piedDePage: [] }), ['/mentions-legales', '/politique-confidentialite']);
  assert.equal(named({ piedDePage: [], menu: [legal] }), ['/politique-confidentialite']);
});

test('categories have names that addresses tell apart, and an icon or none', () => {
  const [tools, ux] = [{ nom: 'Outils', icone: 'cle' }, { nom: 'Design & UX' }];
  assert.ok(accepts({ categories: [tools, ux] }));
  for (const categories of [[], [{ nom: '' }], [{ ...tools, icone: 'zorglub' }]])
    assert.not(accepts({ categories }), JSON.stringify(categories));
  const named = (categories: readonly object[]) =>
    ruled(parsed({ categories }), false).map(({ rule, at }) => [rule, at[1]]);
  assert.equal(named([tools, ux]), []);
  assert.equal(named([tools, ux, { nom: 'OUTILS' }]), [['categorie-en-double', 2]]);
});

test('messages and views may also go to this machine, to try the site', () => {
  const local = words('http://localhost http://localhost:3000/messages http://127.0.0.1:3000/');
  const other = words('http://localhost.autre.test/ http://localhost;x/ http://127.0.0.1:99999/ http://192.168.0.1/');
  for (const field of ['delivery', 'mesure']) {
    for (const endpoint of local) assert.ok(accepts({ [field]: { endpoint } }), endpoint);
    for (const endpoint of other) assert.not(accepts({ [field]: { endpoint } }), endpoint);
  }
});

test("the site's address is a scheme, a host and folders", () => {
  const wrong = words(String.raw`
    https://exemple.fr//autre.test https://exemple.fr/a//b https://exemple.fr// https://exemple.fr/a/../.. https://exemple.fr/./a
    https://exemple.fr/?a=b https://exemple.fr#a https://user@exemple.fr https://exemple.fr;x/ https://exemple.fr\a
    https:////exemple.fr https://exemple.fr:99999 javascript:alert(1) exemple.fr`).concat('', 'https://exemple.fr/a b');
  for (const adresse of wrong) assert.not(accepts({ adresse }), adresse);
  for (const adresse of ['https://exemple.fr', 'http://localhost:4173/', 'https://a.github.io/mon-depot_2.0/x/'])
    assert.ok(accepts({ adresse }), adresse);
});

test('the folder of the site has no slash at its end', () => {
  const baseOf = (adresse: string) => site.settings.read(parsed({ adresse })).address.base;
  assert.equal(['https://exemple.fr/', 'https://exemple.fr/a/b/'].map(baseOf), ['', '/a/b']);
  assert.is(site.settings.read(parsed({ adresse: 'https://exemple.fr:8080/a/' })).variables.site, 'exemple.fr:8080/a');
});

test('no visitor comes to an address that is reserved for examples and tries', () => {
  const isTrial = (adresse: string) => site.settings.read(parsed({ adresse })).isTrial;
  assert.equal(['https://orbite.example/a', 'http://localhost:4173', 'https://orbite.fr'].map(isTrial), [
    true,
    true,
    false,
  ]);
});

test('a telephone number is French or international', () => {
  for (const telephone of ['+33465712025', '+33 4 65 71 20 25', '+33 465712025', '+32 2 123 45 67', '+1 2125550100'])
    assert.ok(accepts({ telephone }), telephone);
  const wrong = ['+33 04 65 71 20 25', '04 65 71 20 2', '+33 4 65 71 20 255', '00 65 71 20 25', '465712025'];
  for (const telephone of [
    ...wrong,
    '+0 123456789',
    '+32 12',
    '+1234567890123456',
    '+33 4 65 71 20 25 ',
    'x+33465712025',
  ])
    assert.not(accepts({ telephone }), telephone);
});

test('a French number is read as telephones dial it, however people write it', () => {
  for (const telephone of ['04 67 12 34 56', '04.67.12.34.56', '+33 (0)4 67 12 34 56', '0033 4-67-12-34-56'])
    assert.is(parsed({ telephone }).telephone, '+33 4 67 12 34 56', telephone);
});

test('readers see the national form of a French number, and others as they are written', () => {
  for (const telephone of ['+33465712025', '+33 4 65 71 20 25'])
    assert.is(parsed({ telephone }).telephoneAffiche, '04 65 71 20 25');
  assert.is(parsed({ telephone: '+32 2 123 45 67' }).telephoneAffiche, '+32 2 123 45 67');
});

const OWN = {
  telephone: '+33 4 67 00 00 00',
  securite: { expire: '2026-06-30' },
  adressePostale: { rue: '1 place de la Comédie', codePostal: '34000', ville: 'Montpellier' },
  reseaux: [{ nom: 'X', adresse: 'https://x.com/agence' }],
  entreprise: {
    raisonSociale: 'Agence EI',
    formeJuridique: 'entrepreneur individuel',
    siret: '73282932000074',
    immatriculation: { nom: 'RNE' },
    directeurPublication: 'Camille Agence',
    hebergeur: { nom: 'Hébergeur', adresse: '1 rue A, 75001 Paris', telephone: '01 00 00 00 00' },
    assureur: { nom: 'Assureur', adresse: '2 rue B, 75001 Paris', zone: 'France' },
  },
  delivery: { endpoint: 'https://agence.fr/messages' },
  chat: 'https://discord.gg/agence',
  rendezVous: 'https://calendly.com/agence/audit',
};

function leftIn(changes: object, production = true): string[] {
  return ruled(parsed({ ...OWN, ...changes }), production).map(
    ({ severity, at, rule }) => `${severity} ${at.join('.')} ${rule}`,
  );
}

test('a site for visitors that has data of its own keeps no default', () => {
  assert.equal(leftIn({}), []);
});

const LEFT: [changes: object, at: string][] = [
  [{ telephone: '+33465712025' }, 'telephone'],
  [{ telephone: '+33 1 99 00 12 34' }, 'telephone'],
  [{ telephone: '+33 6 39 98 12 34' }, 'telephone'],
  [{ adressePostale: { ...OWN.adressePostale, rue: '12 rue des Étoiles' } }, 'adressePostale.rue'],
  [{ reseaux: [...OWN.reseaux, { nom: 'X', adresse: 'https://x.com/orbite_exemple' }] }, 'reseaux.1.adresse'],
  [{ reseaux: [{ nom: 'Facebook', adresse: 'https://www.facebook.com/orbite.exemple' }] }, 'reseaux.0.adresse'],
  [{ chat: 'https://discord.gg/orbite-exemple' }, 'chat'],
  [{ rendezVous: 'https://calendly.com/orbite-exemple/audit-gratuit' }, 'rendezVous'],
];

test('a default is named where it stands before the site goes out, and not while one tries it', () => {
  for (const [changes, at] of LEFT) {
    assert.equal(leftIn(changes), [`warning ${at} valeur-par-defaut`], JSON.stringify(changes));
    assert.equal(leftIn(changes, false), [], at);
  }
});

test('a form whose messages reach nobody is named, with what to add', () => {
  for (const delivery of [undefined, { endpoint: 'http://localhost:3000/' }]) {
    const [found] = leftIn({ delivery });
    assert.match(found ?? '', /^warning delivery(?:\.endpoint)? formulaire-sans-destinataire$/);
  }
  const [{ hint } = { hint: '' }] = ruled(parsed({ ...OWN, delivery: undefined }), true);
  const [, endpoint] = /endpoint: (\S+)/.exec(hint) ?? [];
  assert.ok(accepts({ delivery: { endpoint } }), 'and what it proposes passes');
});

test('a policy names origins alone, and refuses to name what could be more', () => {
  const policy = contentSecurityPolicy(
    parsed({ rendezVous: 'https://exemple.fr:8443/a;b', delivery: { endpoint: 'https://autre.test/x?y' } }),
  );
  assert.match(policy, /; connect-src 'self' https:\/\/autre\.test; frame-src https:\/\/exemple\.fr:8443; /);
  const hostile = 'https://a.test;script-src-elem';
  assert.throws(() => contentSecurityPolicy({ ...parsed({}), rendezVous: hostile }), /script-src-elem/);
  assert.throws(
    () => contentSecurityPolicy({ ...parsed({}), delivery: { endpoint: hostile, format: 'json' } }),
    /script-src-elem/,
  );
  assert.throws(() => contentSecurityPolicy({ ...parsed({}), rendezVous: 'data:text/html,x' }));
});

test('the browser may send a form only to its endpoint and only from its own page', () => {
  const targets = (delivery: object | undefined, holdsForm: boolean) =>
    /; form-action ([^;]+);/.exec(contentSecurityPolicy(parsed({ delivery }), holdsForm))?.[1];
  const endpoint = 'https://autre.test/x';
  assert.is(targets({ endpoint, format: 'formulaire' }, true), "'self' https://autre.test");
  assert.is(targets({ endpoint, format: 'formulaire' }, false), "'self'");
  for (const delivery of [{ endpoint }, { endpoint, format: 'json' }, undefined])
    assert.is(targets(delivery, true), "'self'");
});

test('hours that machines cannot read are named, and those that they can are not', () => {
  const diagnostics = (horaires: string) =>
    ruled(parsed({ horaires }), false)
      .filter(({ rule }) => rule === 'horaires-non-compris')
      .map(({ at }) => at);
  assert.equal(diagnostics('Lundi – jeudi, 9h-17h'), []);
  assert.equal(diagnostics('Quand le soleil se lève'), [['horaires']]);
});

test('views that are counted on this machine alone are named before the site goes out', () => {
  const named = (endpoint: string, production: boolean) =>
    ruled(parsed({ mesure: { endpoint } }), production).some(({ rule }) => rule === 'mesure-sans-destinataire');
  assert.ok(named('http://localhost:8080', true));
  assert.not(named('http://localhost:8080', false));
  assert.not(named('https://mesure.exemple.fr/vues', true));
});
