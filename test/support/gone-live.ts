import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, pageText, parseHtml } from './dom.ts';
import { once } from './once.ts';
import { entriesOfType } from './real-pages.ts';
import { contentFolder } from './real-site.ts';
import { siteCopy } from './site-copy.ts';
import { withFrontMatter } from './with-front-matter.ts';

/** Settings of an agency that publishes its site below a folder, on a host that wants slashes. */
export const LIVE_SETTINGS = {
  adresse: 'https://agence.test/depot',
  trailingSlash: true,
  delivery: { endpoint: 'https://messages.agence.test/' },
  mesure: { endpoint: 'https://mesure.agence.test/vues' },
  securite: { expire: '2030-01-01' },
};

const FACTS = `---
produit: Essaim
faits:
  - { nom: essai-prix, valeur: 12 $ par mois, objet: forfait Un, source: https://exemple.fr/un, verifie: 2025-08-20 }
  - { nom: essai-limite, valeur: 100 lignes, objet: forfait Deux, source: https://exemple.fr/deux }
  - { nom: essai-tu, valeur: rien, objet: forfait Trois, source: https://exemple.fr/trois, verifie: 2025-08-20 }
---
`;
const CITING = '\n\nComptez {{fait.essai-limite}}, puis {{fait.essai-prix}}, et encore {{fait.essai-prix}}.\n';
const PAGE = {
  titre: 'Une page déplacée',
  description: "Une page de plus, qui avait deux autres adresses avant celle qu'elle a aujourd'hui.",
  anciennesAdresses: ['/vieille-page.html', '/réalisations/ancienne'],
};

export const FORMER_ADDRESSES = PAGE.anciennesAdresses;
export const DOWNLOAD = {
  fichier: '/modeles/essai-acces.csv',
  titre: "Les accès d'essai",
  texte: "Une ligne par accès : deux pour l'essai.",
};
export const CSV = 'Nom;Rôle\nAda;Comptable\n';

const RESOURCES = {
  titre: 'Ressources d’essai',
  description: 'Tout ce que les textes de ce site d’essai donnent à emporter, sur une seule page.',
  accroche: 'Tout ce que l’on emporte.',
};

/**
 * The real site gone live, with what its texts may hold and need not: facts that its newest article, a page and a service cite; an update and a file to take
 * away with that article; a page that has moved; a blog that folds nothing.
 */
export const goneLive = once(async () => {
  const [[article], [service]] = [await entriesOfType('article'), await entriesOfType('service')];
  if (!article || !service) throw new Error('the site has no article or no service');
  const { date } = article.data;
  const read = (file: string) => readFileSync(join(contentFolder, file), 'utf8');
  const changed = (file: string, changes: object) => ({
    [`content/${file}`]: withFrontMatter(read(file), { ...changes }),
  });
  const articleFile = `blog/${article.slug}.md`;
  const updated = { miseAJour: { date, texte: 'Une note.' }, telechargements: [DOWNLOAD] };
  const site = await siteCopy({
    files: {
      ...changed('site.md', LIVE_SETTINGS),
      ...changed('pages/blog.md', { apercu: 10_000, ressources: RESOURCES }),
      ...changed(`services/${service.slug}.md`, { accroche: 'Dès {{fait.essai-prix}}.' }),
      [`content/${articleFile}`]: withFrontMatter(read(articleFile), updated) + CITING,
      'content/faits/essai.md': FACTS,
      'content/pages/une-page-deplacee.md': withFrontMatter(`---\n{}\n---\n${CITING}`, PAGE),
      'static/modeles/essai-acces.csv': CSV,
    },
  });
  const text = (path: string) => pageText(site.result.pages.find(({ route }) => route.path === path));
  return {
    site,
    /** The day of its update. */
    date,
    paths: { article: article.path, service: service.path, text: '/une-page-deplacee' },
    page: (path: string): Document => parseHtml(text(path)),
    /** A published file's text, by its path in the folder. */
    file: (path: string) => readFileSync(join(site.dir, path), 'utf8'),
  };
});
