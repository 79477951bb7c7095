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
  zappier: '/blog/comparatif-outils-automatisation',
  'chat bot': '/services/integration-ia',
  'factures impayées': '/facturation-electronique',
  'combien ça coute': '/combien-coute-une-automatisation',
  'zapier ou make': '/blog/comparatif-outils-automatisation',
  crm: '/services/crm-no-code',
  'relance client': '/services/crm-no-code',
  cv: '/cas-usage/services-rh',
  'portail client': '/blog/softr-airtable',
  'auto ecole': '/cas-usage/auto-ecole',
  'prendre rdv': '/contact',
  telephone: '/contact',
  cgv: '/cgv',
  'mentions legales': '/mentions-legales',
  'tri de cv': '/cas-usage/services-rh',
  powerbi: '/services/tableaux-de-bord',
  mondaycom: '/blog/monday-ai',
  automatisatoin: '/services/automatisation-de-processus',
  'integrtaion ia': '/services/integration-ia',
  'qui etes vous': '/about',
  horaires: '/contact',
  'double authentification': '/blog/securite-automatisation',
  'transport de personne': '/cas-usage/transport-personnes',
  'relances clients automatiques': '/services/crm-no-code',
  'ressaisie des commandes': '/cas-usage/e-commerce',
  'planning des chauffeurs': '/cas-usage/transport-logistique',
  'tri des candidatures': '/cas-usage/services-rh',
  'plateforme de réservation': '/services/apps-metiers',
  'choisir un crm': '/services/crm-no-code',
  'remplacer excel': '/blog/airtable-pro-astuces',
  'connecter shopify à la comptabilité': '/facturation-electronique',
  'agent ia pour le support': '/blog/copilots-ia',
  'répondre aux mails avec chatgpt': '/services/integration-ia',
  'notes de réunion': '/blog/notion-ai',
  'tableau de bord commercial': '/services/tableaux-de-bord',
  'suivi de stock': '/cas-usage/e-commerce',
  'alerte rupture': '/cas-usage/e-commerce',
  'facture électronique obligation 2027': '/facturation-electronique',
  'amende facturation electronique': '/facturation-electronique',
  'plateforme agréée': '/facturation-electronique',
  'mot de passe partagé': '/blog/securite-automatisation',
  'sauvegarde automatique': '/blog/airtable-pro-astuces',
  'claude api prix': '/blog/claude-make',
  'combien de temps dure un projet': '/services/automatisation-de-processus',
  'rgpd et chatgpt': '/blog/custom-gpts',
  'no-show rendez-vous': '/cas-usage/auto-ecole',
  'gestion des congés': '/services/apps-metiers',
  'application mobile interne': '/services/apps-metiers',
  'logo et charte': '/services/design',
  'accessibilité rgaa': '/accessibilite',
  'modèle n8n': '/ressources',
  'prix zapier': '/tarifs-outils',
  'erreur scénario make': '/blog/make-scenarios-avances',
  'formules airtable': '/blog/airtable-pro-astuces',
  'données personnelles': '/politique-confidentialite',
  'traduire documents': '/services/integration-ia',
  'recruter plus vite': '/cas-usage/services-rh',
  'annonces immobilières': '/cas-usage/immobilier',
  'exemple de rapport': '/exemple-rapport-audit',
  'relier sage à notre boutique': '/avec-quels-logiciels',
  'api odoo': '/avec-quels-logiciels',
  'émettre des factures en 2027': '/emettre-factures-electroniques-2027',
  'prix d’une automatisation': '/combien-coute-une-automatisation',
};

/** Names of the subject of one page, which has to come first or second. */
const NAMES: Readonly<Record<string, string>> = { 'ai act': '/blog/futur-automatisation' };

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

test('the home page is found by its motto', async () => {
  const { dir } = await servedSite('real');
  const search = new SiteSearch(async () => JSON.parse(await readFile(join(dir, paths.search), 'utf8')));
  const { documents } = await search.find('architecte de solutions numériques');
  assert.is((await search.results(documents))[0]?.href, '/');
});
