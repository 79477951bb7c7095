import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { SiteSearch } from '../../src/search/site-search.ts';
import { servedSite } from '../support/served-site.ts';

const test = suite('What readers look for on this site');

/** What somebody types, and a page that is to be among the first three. Mistyped, joined and split words are as people write them. */
const QUERIES: Readonly<Record<string, string>> = {
  airtabel: '/blog/airtable-pro-astuces',
  marketpalce: '/blog/bubble-marketplace',
  softer: '/blog/softr-airtable',
  notoin: '/blog/notion-ai',
  zappier: '/blog/comparatif-outils-automatisation',
  'chat bot': '/services/integration-ia',
  'factures impayées': '/cas-usage/transport-personnes',
  'combien ça coute': '/blog/comparatif-outils-automatisation',
  'prix make': '/blog/comparatif-outils-automatisation',
  'zapier ou make': '/blog/comparatif-outils-automatisation',
  comparatif: '/blog/comparatif-outils-automatisation',
  crm: '/services/crm-no-code',
  'relance client': '/services/crm-no-code',
  chatgpt: '/blog/custom-gpts',
  claude: '/blog/claude-make',
  'support client': '/blog/claude-make',
  recrutement: '/cas-usage/services-rh',
  cv: '/cas-usage/services-rh',
  'portail client': '/blog/softr-airtable',
  excel: '/blog/airtable-pro-astuces',
  rgpd: '/blog/securite-automatisation',
  rentabilité: '/blog/roi-automatisation',
  'agents ia': '/blog/agents-ia',
  'design system': '/blog/design-system-nocode',
  'trier les mails': '/blog/monday-ai',
  'tableau de bord': '/services/tableaux-de-bord',
  'auto ecole': '/cas-usage/auto-ecole',
  'facture électronique': '/facturation-electronique',
  'erreur scénario': '/blog/make-scenarios-avances',
  microcopie: '/blog/ux-writing-automatisation',
  tarif: '/tarifs-outils',
  'vos prix': '/tarifs-outils',
  'combien coute make': '/tarifs-outils',
  'abonnement n8n': '/tarifs-outils',
  'comment automatiser la facturation': '/blog/comparatif-outils-automatisation',
  'alternative zapier': '/blog/comparatif-outils-automatisation',
  'prendre rdv': '/contact',
  telephone: '/contact',
  fondateur: '/about',
  montpellier: '/about',
  cgv: '/cgv',
  'mentions legales': '/mentions-legales',
  'exemple audit': '/exemple-rapport-audit',
  'agence immobiliere': '/cas-usage/immobilier',
  livreurs: '/cas-usage/transport-logistique',
  'planing chauffeur': '/cas-usage/transport-logistique',
  prestashop: '/cas-usage/e-commerce',
  'supprimer les doubles saisies': '/cas-usage/e-commerce',
  'permis de conduire': '/cas-usage/auto-ecole',
  'no show': '/cas-usage/auto-ecole',
  'tri de cv': '/cas-usage/services-rh',
  hubspot: '/services/crm-no-code',
  powerbi: '/services/tableaux-de-bord',
  kpi: '/services/tableaux-de-bord',
  'logiciel sur mesure': '/services/apps-metiers',
  lowcode: '/services/crm-no-code',
  'refonte site': '/services/design',
  'assistant ia pour repondre aux clients': '/blog/copilots-ia',
  'creer une application sans coder': '/blog/bubble-marketplace',
  mondaycom: '/blog/monday-ai',
  hallucination: '/blog/copilots-ia',
  automatisatoin: '/services/automatisation-de-processus',
  'integrtaion ia': '/services/integration-ia',
  dashbord: '/services/tableaux-de-bord',
  vtc: '/cas-usage/transport-personnes',
  scraping: '/cas-usage/immobilier',
  whatsapp: '/cas-usage/auto-ecole',
  pennylane: '/cas-usage/transport-personnes',
  btp: '/blog/bubble-marketplace',
  temoignages: '/cas-usage/e-commerce',
  références: '/cas-usage/e-commerce',
  'vos realisations': '/cas-usage/e-commerce',
  'étude de cas': '/cas-usage/e-commerce',
  'qui etes vous': '/about',
  'qui sommes-nous': '/about',
  'votre équipe': '/about',
  lyon: '/about',
  devis: '/contact',
  horaires: '/contact',
  freelance: '/contact',
  medecin: '/cas-usage/auto-ecole',
  dentiste: '/cas-usage/auto-ecole',
  usine: '/cas-usage/e-commerce',
  'sécurité données': '/blog/securite-automatisation',
  réversibilité: '/exemple-dossier-passation',
  startup: '/blog/agents-ia',
  sap: '/cas-usage/transport-personnes',
  mondai: '/blog/monday-ai',
  'rgpd données personnelles': '/mentions-legales',
  'avenir automatisation': '/blog/futur-automatisation',
  'facture électronique obligatoire': '/facturation-electronique',
  'plateforme agréée': '/exemple-rapport-audit',
  'amende facture': '/facturation-electronique',
  'factur-x': '/facturation-electronique',
  'e-invoicing': '/facturation-electronique',
  'pdf facture': '/facturation-electronique',
  'audit gratuit': '/contact',
  'rapport audit': '/exemple-rapport-audit',
  'limites automatisation': '/ce-que-nous-n-automatisons-pas',
  'fraude virement': '/ce-que-nous-n-automatisons-pas',
  iban: '/exemple-dossier-passation',
  looker: '/services/tableaux-de-bord',
  'data studio': '/services/tableaux-de-bord',
  'tendances 2025': '/blog/futur-automatisation',
  prédictions: '/blog/futur-automatisation',
  tva: '/blog/bubble-marketplace',
  webhook: '/blog/securite-automatisation',
  'double authentification': '/blog/securite-automatisation',
  'mot de passe': '/blog/securite-automatisation',
  clickup: '/blog/clickup-ai',
  asana: '/blog/asana-intelligence',
  'make com': '/blog/make-scenarios-avances',
  'sous-traitant rgpd': '/politique-confidentialite',
  ressources: '/ressources',
  télécharger: '/ressources',
  'n8n workflow': '/ressources',
  accessibilité: '/accessibilite',
  ergonomie: '/services/design',
  logo: '/services/design',
  'relance devis': '/services/crm-no-code',
  'réglementation ia': '/blog/agents-ia',
  'ai act pme': '/blog/futur-automatisation',
  'facture electroniques': '/facturation-electronique',
  'dashboards de suivi': '/services/tableaux-de-bord',
  'transport de personne': '/cas-usage/transport-personnes',
};

/** What one page alone is about: it comes first or second. */
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

test.run();
