import type { Adoption } from '../build/contract/adoption.ts';
import { anchors, paths } from './routes.ts';

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
    ['couleurs', 'fond'],
    ['couleurs', 'boutons'],
    ['couleurs', 'liens'],
  ],
  contentType: 'article',
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
