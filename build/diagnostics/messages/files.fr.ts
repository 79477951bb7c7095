import type { Wording } from '../diagnostic.ts';
import { suggestions } from './suggestions.fr.ts';

/** Of the files that pages offer. */
export const files = {
  /** `near`: the address of the one that was probably meant. */
  missing: (address: string, near: string | undefined): Wording => ({
    rule: 'fichier-absent',
    message: `Aucun fichier à télécharger ne se trouve à l'adresse « ${address} ».`,
    hint:
      near === undefined
        ? 'Déposez le fichier dans un dossier de static/ et écrivez son adresse, qui commence par une barre : /modeles/liste.csv pour static/modeles/liste.csv.'
        : suggestions.didYouMean(near),
    ...(near !== undefined && { fix: near }),
  }),
  empty: (address: string): Wording => ({
    rule: 'fichier-vide',
    message: `Le fichier « ${address} » est vide : le lecteur n'aurait rien à ouvrir.`,
    hint: 'Enregistrez-le de nouveau depuis son programme, puis copiez-le une fois de plus dans static/.',
  }),
  unoffered: (address: string): Wording => ({
    rule: 'fichier-non-offert',
    message: `Aucun texte n'offre ce fichier, que le site publie pourtant.`,
    hint: `Nommez-le dans le champ « telechargements » d'un article (fichier: ${address}), ou retirez-le du dossier.`,
  }),
};
