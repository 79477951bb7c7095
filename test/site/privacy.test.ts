import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileText } from '../../build/contract/output.ts';
import { build } from '../../build/pipeline.ts';
import { contentCopy } from '../support/content-copy.ts';
import { all, one, parseHtml, says, textOf } from '../support/dom.ts';

const test = suite('What the pages say of data and of the company');

const ENDPOINT = 'https://messages.exemple.fr/';

type Edit = (text: string) => string;

/** The `<main>` of some pages of the site, with these lines in its settings and its policy edited. */
async function pagesWith(settings: string, paths: readonly string[], ofPolicy: Edit = (text) => text) {
  const site = contentCopy();
  const edits: [file: string, edit: Edit][] = [
    ['site.md', (text) => text.replace('---\n', `---\n${settings}`)],
    ['pages/politique-confidentialite.md', ofPolicy],
  ];
  for (const [name, edit] of edits) {
    const file = join(site.contentDir, name);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }
  const { files, ok, diagnostics } = await build(site, { production: true });
  assert.ok(ok, JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
  const mains = paths.map((path) => {
    const page = files.find((one) => one.path === `${path}/index.html`);
    return one(parseHtml(page ? fileText(page) : ''), 'main');
  });
  return { mains, rules: diagnostics.map(({ rule }) => rule) };
}

const PATHS = ['politique-confidentialite', 'contact', 'mentions-legales', 'cgv'];
const rows = (main: ReturnType<typeof one>) => all(main, '[data-table] tbody tr').length;

test('policy and form say that nothing is sent, or who reads it, as the settings have it', async () => {
  const [without, within] = [
    await pagesWith('', PATHS),
    await pagesWith(`delivery: { endpoint: "${ENDPOINT}" }\n`, PATHS),
  ];
  const [[policy, contact], [policyWithin, contactWithin]] = [without.mains, within.mains];
  if (!policy || !contact || !policyWithin || !contactWithin) throw new Error('a page is missing');
  assert.ok(without.rules.includes('formulaire-sans-destinataire'), 'a build says that nobody is reached');
  assert.not(within.rules.includes('formulaire-sans-destinataire'));
  assert.is(rows(policyWithin), rows(policy) + 1, 'one processing more');
  for (const [before, after] of [
    [policy, policyWithin],
    [contact, contactWithin],
  ] as const)
    assert.is.not(textOf(before), textOf(after));
  assert.ok(all(contact, 'a[href="/politique-confidentialite"]').length > 0);
});

const TRANSFER = /^ +transferts:.*$/gm;
const ON_REQUEST = /Précisé sur demande/;

test('the policy has a row for the views that are counted, where they are', async () => {
  const [plain, counted] = [
    await pagesWith('', PATHS, (text) => text.replace(TRANSFER, '    transferts: "Aucun transfert"')),
    await pagesWith(`mesure: { endpoint: "${ENDPOINT}" }\n`, PATHS, (text) => text.replace(TRANSFER, '')),
  ];
  const [[told], [untold]] = [plain.mains, counted.mains];
  if (!told || !untold) throw new Error('a page is missing');
  assert.is(rows(untold), rows(told) + 1);
  assert.not(says(told, ON_REQUEST), 'nothing has to be asked where every transfer is told');
  const [note] = all(untold, 'p').filter((paragraph) => ON_REQUEST.test(textOf(paragraph)));
  assert.ok(note && all(note, 'a[href^="mailto:"]').length === 1, 'whom to ask');
});

test('what the settings say of the company is on its pages, and what they do not say leaves no name behind', async () => {
  const company =
    'entreprise: { raisonSociale: "Société des Essais", immatriculation: { nom: RNE }, hebergeur: { nom: Nuage, adresse: "1 rue A", telephone: "01 02" } }\n';
  const [without, within] = [await pagesWith('', PATHS), await pagesWith(company, PATHS)];
  const texts = (mains: readonly ReturnType<typeof one>[]) => mains.map((main) => textOf(main));
  const [policy = '', , notices = '', terms = ''] = texts(within.mains);
  for (const text of [policy, notices, terms]) assert.match(text, 'Société des Essais');
  assert.match(notices, /Hébergeur.*Nuage/);
  for (const text of [...texts(within.mains), ...texts(without.mains)])
    assert.not.match(text, /SIRET|Immatriculation|Zone couverte/);
  assert.not.match(texts(without.mains)[2] ?? '', /Hébergeur\s:/);
  assert.ok(within.rules.includes('entreprise-incomplete'));
});

test.run();
