/** Every address of the site, without trailing slash, as the specification's route table has them. */
export const paths = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${slug}`,
  caseStudies: '/cas-usage',
  caseStudy: (slug: string) => `/cas-usage/${slug}`,
  blog: '/blog',
  /** The blog, narrowed to a category by its slug. */
  blogCategory: (slug: string) => `/blog?categorie=${slug}`,
  allArticles: '/blog/tous-les-articles',
  article: (slug: string) => `/blog/${slug}`,
  /** A page of the articles' archives, of a category's where its slug is given. */
  archive: (page: number, category?: string) => ['/archives', category, page > 1 && page].filter(Boolean).join('/'),
  about: '/about',
  contact: '/contact',
  /** The page to which receivers redirect after a form sent without script. */
  thanks: '/merci',
  privacy: '/politique-confidentialite',
  legalNotices: '/mentions-legales',
  terms: '/cgv',
  measures: '/comment-nous-mesurons',
  accessibility: '/accessibilite',
  toolPrices: '/tarifs-outils',
  toolPricesCsv: '/donnees/tarifs-outils.csv',
  toolPricesJson: '/donnees/tarifs-outils.json',
  /** The feed of their changes. */
  toolPricesAtom: '/tarifs-outils/atom.xml',
  toolPricesFeed: '/tarifs-outils/feed.json',
  resources: '/ressources',
  text: (slug: string) => `/${slug}`,
  /** A page's Markdown alternate. */
  markdown: (path: string) => (path === '/' ? '/index.md' : `${path}.md`),
  manifest: '/manifest.webmanifest',
  icon: '/favicon.svg',
  favicon: '/favicon.ico',
  appleIcon: '/apple-touch-icon.png',
  /** Of the page at a path. */
  sharingImage: (path: string) => `/partage${path === '/' ? '/accueil' : path}.png`,
  /** The source of the constellation in a page's hero. */
  heroChart: (path: string) => `/etoiles${path}.svg`,
  notFound: '/404',
  error: '/500',
  atom: '/blog/atom.xml',
  jsonFeed: '/blog/feed.json',
  llms: '/llms.txt',
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
  search: '/recherche.json',
} as const;

/** Places inside pages that links aim at. */
export const anchors = {
  audit: 'audit-gratuit',
  blog: 'blog',
  booking: 'booking',
  caseStudies: 'cas-usage',
  contact: 'contact',
  downloads: 'a-emporter',
  main: 'contenu',
  sources: 'sources-et-dates',
} as const;
