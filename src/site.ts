import { defineSite } from '../build/contract/define-site.ts';
import type { LibraryPatch, Placeholder, SiteSettings } from '../build/contract/definition.ts';
import { budgets } from './budgets.ts';
import { files } from './files/index.ts';
import { hosting } from './hosting.ts';
import { markdown } from './markdown.ts';
import { media } from './media.ts';
import { kinds } from './pages/index.ts';
import { measurementNotice } from './pages/settings/measurement-notice.ts';
import type { Settings } from './pages/settings/schema.ts';
import type { Site } from './pages/site.ts';
import { reviewRules, silencesIn } from './review/index.ts';
import type * as server from './server.tsx';

/** Texts that wait for the agency. */
const placeholders: readonly Placeholder[] = [
  {
    // Only from where a run of such signs begins: from each of them, a long run would take minutes.
    sign: '.example',
    pattern: /(?<![\w.@/:-])[\w.@/:-]*\w\.example\b/g,
    rule: 'adresse-fictive',
    message: (match: string) => `« ${match} » est une adresse fictive.`,
    hint: "Mettez les adresses de l'agence dans ce fichier avant la mise en ligne.",
    once: true,
  },
  {
    // A line of the source may end between the two words.
    sign: 'compléter',
    pattern: /\[À\s+compléter[^\]\n]{0,500}\]?/g,
    rule: 'a-completer',
    message: (match: string) => `À remplir : ${match.replace(/^\[À\s+compléter\s*:?\s*|\]$/g, '') || '…'}.`,
    hint: "Vos visiteurs n'en voient rien. Remplacez le texte entre crochets, crochets compris : ce qui le contient sera alors publié.",
    withheld: true,
  },
];

/** Sonner adds a `<style>` by script, which the pages' policy blocks; its stylesheet is linked instead. */
const sonnerWithoutStyles: LibraryPatch = {
  name: 'sonner without injected styles',
  file: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
  apply: (source) => source.replace(/^__insertCSS\(.*\);?$/m, ''),
};

/** The agency's site, as the generator is told of it. */
export const site = defineSite<Site, typeof server>()({
  entry: 'src/server.tsx',
  client: {
    entries: {
      page: 'src/client/page.ts',
      article: 'src/client/article.ts',
      checklists: 'src/client/checklists.ts',
      articleList: 'src/client/article-list.ts',
      booking: 'src/client/booking.ts',
      islands: 'src/client/islands.ts',
    },
    notices: 'licences.txt',
    patches: [sonnerWithoutStyles],
  },
  kinds,
  markdown,
  timeZone: 'Europe/Paris',
  media,
  downloads: 'modeles',
  settings: { kind: 'settings', read: readSettings },
  addressFields: { former: 'anciennesAdresses', retired: 'adressesRetirees' },
  frame: ({ settings }) => settings.data,
  files,
  nodePackages: ['fontkit', 'sharp'],
  guide: { kind: 'text', data: ({ title, description }) => ({ titre: title, description }) },
  twins: { form: 'Formulaire à utiliser sur la page' },
  hosting,
  budgets,
  review: { rules: reviewRules, silences: silencesIn },
  placeholders,
});

/** What search engines show of a title on most screens, in characters, the brand's included. */
const TITLE_LIMIT = 60;

/** Where the site lives, and what `{{name}}` means in its texts. */
function readSettings(data: Settings): SiteSettings {
  const { origin, pathname, host } = new URL(data.adresse);
  const base = pathname.replace(/\/+$/, '');
  const { rue, codePostal, ville } = data.adressePostale;
  return {
    address: { origin, base, trailingSlash: data.trailingSlash },
    retired: data.adressesRetirees ?? [],
    titleLimit: TITLE_LIMIT,
    variables: {
      marque: data.marque,
      email: data.email,
      telephone: data.telephoneAffiche,
      adresse: `${rue}, ${codePostal} ${ville}`,
      site: `${host}${base}`,
      mesure: measurementNotice(data),
    },
  };
}
