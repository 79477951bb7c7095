import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../src/routes.ts';
import { SiteSearch } from '../../src/search/site-search.ts';
import { assert, suite } from '../suite.ts';
import { servedSite } from '../support/served-site.ts';

const test = suite('What readers look for on this site');

/** Words as people type them (mistyped, joined, split, in another form), and a page that has to be among the first three. */
const QUERIES: Readonly<Record<string, string>> = {
  airtabel: '/blog/airtable-pro-astuces',
  'chat bot': '/services/integration-ia',
  'factures impayées': '/facturation-electronique',
  'zapier ou make': '/blog/comparatif-outils-automatisation',
  'relance client': '/services/crm-no-code',
  'auto ecole': '/cas-usage/auto-ecole',
  'prendre rdv': '/contact',
  powerbi: '/services/tableaux-de-bord',
  automatisatoin: '/services/automatisation-de-processus',
  'qui etes vous': '/about',
  'double authentification': '/blog/securite-automatisation',
  'transport de personne': '/cas-usage/transport-personnes',
  'planning des chauffeurs': '/cas-usage/transport-logistique',
  'agent ia pour le support': '/blog/copilots-ia',
  'notes de réunion': '/blog/notion-ai',
  'alerte rupture': '/cas-usage/e-commerce',
  'facture électronique obligation 2027': '/facturation-electronique',
  'mot de passe partagé': '/blog/securite-automatisation',
  'claude api prix': '/blog/claude-make',
  'rgpd et chatgpt': '/blog/custom-gpts',
  'no-show rendez-vous': '/cas-usage/auto-ecole',
  'application mobile interne': '/services/apps-metiers',
  'accessibilité rgaa': '/accessibilite',
  'modèle n8n': '/ressources',
  'erreur scénario make': '/blog/make-scenarios-avances',
  'exemple de rapport': '/exemple-rapport-audit',
  'relier sage à notre boutique': '/avec-quels-logiciels',
  'prix d’une automatisation': '/combien-coute-une-automatisation',
};

/** Names of the subject of one page, which has to come first or second. */
const NAMES: Readonly<Record<string, string>> = {
  'ai act': '/blog/futur-automatisation',
  'architecte de solutions numériques': '/',
};

test('all of these queries find what they ask for among the first three', async () => {
  const { dir } = await servedSite('real');
  const search = new SiteSearch(async () => JSON.parse(await readFile(join(dir, paths.search), 'utf8')));
  const missed: string[] = [];
  for (const [query, address] of Object.entries({ ...QUERIES, ...NAMES })) {
    const { documents } = await search.find(query);
    const wanted = query in NAMES ? 2 : 3;
    const first = (await search.results(documents.slice(0, wanted))).map(({ href }) => href);
    if (!first.includes(address)) missed.push(`${query}: ${first.join(' ')}`);
  }
  assert.equal(missed, []);
});
