import type { Adoption } from '../build/contract/adoption.ts';
import { anchors, paths } from './routes.ts';

const GROUNDS = ['night', 'night-raised', 'night-high'];

/** What `npm run adopt` asks of the agency that takes over this site. */
export const adoption: Adoption = {
  fields: [
    ['marque'],
    ['adresse'],
    ['email'],
    ['telephone'],
    ['adressePostale', 'rue'],
    ['adressePostale', 'codePostal'],
    ['adressePostale', 'ville'],
    ['presentation'],
    ['rendezVous'],
    ['chat'],
  ],
  contentType: 'article',
  sheet: 'src/styles/tokens.css',
  colors: [
    {
      name: 'night',
      title: 'le fond',
      family: ['night-raised', 'night-high', 'night-glass', 'field-line'],
    },
    { name: 'amber', title: 'les boutons', family: ['amber-fill', 'amber-bright'] },
    { name: 'blue', title: 'les liens et les traits', family: [] },
  ],
  // Text, and the edges of fields (WCAG 2.2, 1.4.3 and 1.4.11).
  contrasts: [
    { of: ['ink', 'ink-muted', 'amber', 'blue', 'success', 'danger'], on: GROUNDS, least: 4.5 },
    { of: ['field-line'], on: GROUNDS, least: 3 },
    { of: ['amber-fill', 'amber-bright'], on: ['on-amber'], least: 4.5 },
  ],
  // The workshop's stylesheets are not among them: they have colours of their own, which say under any brand what is wrong and what waits.
  colored: ['src/format/token-colors.ts', 'static/favicon.svg', 'static/images/fondateur.svg'],
  downloads: {
    field: 'telechargements',
    anchor: anchors.downloads,
    page: paths.resources,
    promise: /(?<!\p{L})à (?:emporter|importer|télécharger)/iu,
  },
  blockPromise: /calculateur|(?<!\p{L})calculer mon/iu,
  tests: ['test/content'],
  claims: [
    { path: 'content/cas-usage', what: 'les réalisations, leurs clients et leurs chiffres' },
    { path: 'content/services', what: 'les délais annoncés et les chiffres mis en avant' },
    { path: 'content/pages/accueil.md', what: 'les trois chiffres' },
    { path: 'content/pages/comment-nous-mesurons.md', what: 'ce que comptent ces chiffres' },
    { path: 'content/pages/a-propos.md', what: 'l’histoire de l’agence, et qui l’a fondée' },
    { path: 'static/images/fondateur.svg', what: 'son portrait' },
    { path: 'content/pages/cgv.md', what: 'la franchise de TVA, les délais, la date de mise à jour' },
    {
      path: 'content/pages/politique-confidentialite.md',
      what: 'vos prestataires, dont l’agenda (Calendly), et la version',
    },
    { path: 'content/pages/accessibilite.md', what: 'ce qui a été vérifié, et quel jour' },
    ...['dossier-passation', 'journal-essais', 'rapport-audit'].map((name) => ({
      path: `static/modeles/exemple-${name}.pdf`,
      what: `la marque et les adresses qui y sont imprimées : « npm run modeles:pdf -- exemple-${name} » le refait`,
    })),
  ],
};
