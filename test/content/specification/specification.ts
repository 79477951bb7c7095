/** Slugs and paths of the specification, in its order. */
export const SERVICES = [
  'automatisation-de-processus',
  'integration-ia',
  'crm-no-code',
  'apps-metiers',
  'tableaux-de-bord',
  'design',
];

export const CASE_STUDIES = [
  'e-commerce',
  'transport-logistique',
  'auto-ecole',
  'services-rh',
  'immobilier',
  'transport-personnes',
];

export const ARTICLES = [
  'automatiser-crm-make-airtable',
  'ia-nocode-productivite',
  'roi-automatisation',
  'comparatif-outils-automatisation',
  'securite-automatisation',
  'futur-automatisation',
  'design-system-nocode',
  'ux-writing-automatisation',
  'tendances-ui-2025',
  'bubble-marketplace',
  'softr-airtable',
  'make-scenarios-avances',
  'airtable-pro-astuces',
  'custom-gpts',
  'agents-ia',
  'claude-make',
  'copilots-ia',
  'notion-ai',
  'clickup-ai',
  'asana-intelligence',
  'monday-ai',
];

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
