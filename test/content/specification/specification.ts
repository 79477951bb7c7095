/** Slugs and paths of the specification, in its order. */
export const SERVICES =
  'automatisation-de-processus integration-ia crm-no-code apps-metiers tableaux-de-bord design'.split(' ');

export const CASE_STUDIES =
  'e-commerce transport-logistique auto-ecole services-rh immobilier transport-personnes'.split(' ');

/** Of each article its day, its minutes, and the buttons of its closing card: where each leads, or the campaign whose tags the scheduling service gets. */
const FACTS = `
automatiser-crm-make-airtable    2025-08-15  8  Audit CRM gratuit → /contact; Voir nos réalisations → /cas-usage
ia-nocode-productivite           2025-08-12  6  Audit gratuit de vos outils → /contact; Découvrir nos méthodes → /cas-usage
roi-automatisation               2025-08-10  5  Audit ROI gratuit → /contact; Calculer mon ROI → #calculateur
comparatif-outils-automatisation 2025-08-08 10  Réserver une consultation ROI → ?utm_source=blog&utm_medium=roi-article&utm_campaign=roi-consultation
securite-automatisation          2025-08-05  7  Audit sécurité gratuit → /contact#audit-gratuit
futur-automatisation             2025-08-03  6  Stratégie d'innovation gratuite → /contact; Discuter de votre projet → /contact
design-system-nocode             2025-08-18  9  Nos services design → /services/design; Discuter de votre projet → /contact
ux-writing-automatisation        2025-08-16  5  Audit UX gratuit → /contact
tendances-ui-2025                2025-08-13  7  Refonte d'interface → /services/design
bubble-marketplace               2025-08-17 12  Devis marketplace → /contact; Démarrer mon projet → /contact
softr-airtable                   2025-01-05  8  Démarrer mon projet → /contact
make-scenarios-avances           2025-01-12 10  Automatiser mon workflow → /contact
airtable-pro-astuces             2025-01-18  9  Audit Airtable gratuit → /contact
custom-gpts                      2025-01-22  7  Démarrer mon projet → /contact
agents-ia                        2025-01-25  8  Discuter de mon projet → /contact
claude-make                      2025-01-29 10  Demander une démo → /contact
copilots-ia                      2025-02-02  9  Lancer mon copilot → /contact
notion-ai                        2025-02-06  8  Audit Notion gratuit → /contact
clickup-ai                       2025-02-10  5  Demander une démo → /contact
asana-intelligence               2025-02-14  5  Contactez-nous → /contact
monday-ai                        2025-02-18  5  Planifier un appel → ?
`;
export const ARTICLE_FACTS = FACTS.trim()
  .split('\n')
  .map((row) => {
    const [, slug = '', day = '', minutes = '', buttons = ''] = /^(\S+) +(\S+) +(\d+) +(.*)$/.exec(row) ?? [];
    return { slug, day, minutes, buttons: buttons.split('; ').map((button) => button.split(' → ')) };
  });

export const ARTICLES = ARTICLE_FACTS.map(({ slug }) => slug);

/** Every path of the route table. */
export const ROUTES = [
  '/',
  '/services',
  ...SERVICES.map((slug) => `/services/${slug}`),
  '/automatisation-processus',
  '/cas-usage',
  ...CASE_STUDIES.map((slug) => `/cas-usage/${slug}`),
  '/blog',
  '/blog/tous-les-articles',
  ...ARTICLES.map((slug) => `/blog/${slug}`),
  '/about',
  '/contact',
  '/politique-confidentialite',
  '/mentions-legales',
  '/cgv',
];
