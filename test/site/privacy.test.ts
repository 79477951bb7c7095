import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileText } from '../../build/contract/output.ts';
import { assert, suite } from '../suite.ts';
import { buildCopy, contentCopy } from '../support/content-copy.ts';
import { all, attributes, type Element, one, parseHtml, says, textOf } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('Pages on data and on the company');

const ENDPOINT = 'https://messages.exemple.fr/';
const TRANSFER = /^ +transferts:.*$/gm;

/** Builds the site with these settings, and with this instead of each transfer that the policy names; returns the `<main>` of pages. */
async function pagesWith(settings: object, transfer: string) {
  const site = contentCopy();
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(site.contentDir, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('site.md', (text) => withFrontMatter(text, { entreprise: undefined, ...settings }));
  edit('pages/politique-confidentialite.md', (text) => text.replace(TRANSFER, transfer));
  const { files, ok, diagnostics } = await buildCopy(site, { production: true });
  assert.ok(ok, JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
  const main = (path: string): Element => {
    const page = files.find((file) => file.path === `${path}/index.html`);
    return one(parseHtml(page ? fileText(page) : ''), 'main');
  };
  return {
    policy: main('politique-confidentialite'),
    contact: main('contact'),
    notices: main('mentions-legales'),
    terms: main('cgv'),
    rules: diagnostics.map(({ rule }) => rule),
  };
}

const without = once(() => pagesWith({}, '    transferts: "Aucun transfert"'));
const rows = (main: Element) => all(main, '[data-table] tbody tr').length;

const COMPANY = {
  raisonSociale: 'Société des Essais',
  immatriculation: { nom: 'RNE' },
  hebergeur: { nom: 'Nuage', adresse: '1 rue A', telephone: '01 02' },
};
const complete = once(() =>
  pagesWith({ delivery: { endpoint: ENDPOINT }, mesure: { endpoint: ENDPOINT }, entreprise: COMPANY }, ''),
);

test('the form says that nothing is sent, or who reads it, as the settings have it', async () => {
  const [before, delivered] = [await without(), await complete()];
  assert.ok(before.rules.includes('formulaire-sans-destinataire'), 'a build says that nobody is reached');
  assert.not(delivered.rules.includes('formulaire-sans-destinataire'));
  assert.is.not(textOf(before.contact), textOf(delivered.contact));
  assert.ok(all(before.contact, 'a[href="/politique-confidentialite"]').length > 0);
});

test('the policy has a row for messages and one for views, and names whom to ask', async () => {
  const [before, counted] = [await without(), await complete()];
  const onRequest = /Précisé sur demande/;
  assert.is(rows(counted.policy), rows(before.policy) + 2);
  assert.not(says(before.policy, onRequest));
  assert.ok(says(before.policy, /ne mesurons pas/) && !says(counted.policy, /ne mesurons pas/));
  assert.ok(says(counted.policy, /messages\.exemple\.fr/), 'where they are sent');
  assert.ok(says(counted.policy, /Do Not Track.*Global Privacy Control/), 'how to refuse');
  for (const { policy } of [before, counted])
    assert.is(all(policy, 'h2').filter((heading) => /^\d\. /.test(textOf(heading))).length, 7);
  const [note] = all(counted.policy, 'p').filter((paragraph) => onRequest.test(textOf(paragraph)));
  assert.ok(note && all(note, 'a[href^="mailto:"]').length === 1);
});

test('at a real address, a build stops if legal details are missing, except a build for a look', async () => {
  const site = contentCopy();
  const file = join(site.contentDir, 'site.md');
  const settings = { adresse: 'https://agence-des-essais.fr', entreprise: undefined };
  writeFileSync(file, withFrontMatter(readFileSync(file, 'utf8'), settings));
  const policy = join(site.contentDir, 'pages/politique-confidentialite.md');
  writeFileSync(policy, readFileSync(policy, 'utf8').replace(TRANSFER, ''));
  const stopped = await buildCopy(site, { production: true });
  const errors = stopped.diagnostics.filter(({ severity }) => severity === 'error');
  assert.equal([...new Set(errors.map(({ rule }) => rule))].sort(), ['entreprise-incomplete', 'transfert-non-dit']);
  assert.ok(errors.some(({ file: of, line }) => of.endsWith('politique-confidentialite.md') && line > 1));
  const look = await buildCopy(site, { production: true, lookOnly: true });
  assert.ok(look.ok);
  const pages = look.files.filter(({ path }) => path.endsWith('.html'));
  assert.ok(pages.length > 0);
  for (const page of pages)
    assert.equal(attributes(parseHtml(fileText(page)), 'meta[name="robots"]', 'content'), ['noindex'], page.path);
});

test('pages show what the settings say of the company, and no name of what they leave out', async () => {
  const [before, within] = [await without(), await complete()];
  for (const page of ['policy', 'notices', 'terms'] as const) {
    assert.match(textOf(within[page]), COMPANY.raisonSociale);
    for (const { [page]: main } of [before, within])
      assert.not.match(textOf(main), /SIRET|Immatriculation|Zone couverte/);
  }
  assert.match(textOf(within.notices), /Hébergeur.*Nuage/);
  assert.not.match(textOf(before.notices), /Hébergeur\s:/);
  assert.ok(within.rules.includes('entreprise-incomplete'));
});
