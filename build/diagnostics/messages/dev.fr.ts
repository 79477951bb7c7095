import type { Wording } from '../../contract/diagnostic.ts';
import type { Unpublished } from '../../contract/entry.ts';
import { frenchDay } from './unpublished.fr.ts';

/** Messages of the development server: its own pages, refused requests and failures. */
export const dev = {
  building: 'Le site se construit…',
  generatorEnded:
    'Le programme qui construit le site s’est arrêté : la mémoire manque peut-être. Il reprend à la prochaine modification.',
  notBuilt: "Le site n'a pas pu être construit",
  neverBuilt: "Le site n'a pas encore pu être construit. Il s'affichera ici dès que ces erreurs seront corrigées.",
  notInLastBuild:
    "Cette page n'est pas dans le dernier site construit, et celui-ci n'a pas pu être refait depuis. Elle s'affichera ici dès que ces erreurs seront corrigées.",
  notFound: 'Introuvable.',
  pageNotFound: 'Page introuvable.',
  close: 'Fermer',
  edit: 'Modifier',
  publication: 'Publication',
  unpublishedPage: (unpublished: Unpublished) =>
    unpublished.why === 'draft'
      ? "Brouillon : cette page ne sera pas publiée tant qu'elle en est un."
      : `Publication prévue le ${frenchDay(unpublished.from)}.`,
  redactedTexts: (count: number) =>
    count === 1
      ? 'Un passage surligné est à compléter : vos visiteurs ne le voient pas.'
      : `${count} passages surlignés sont à compléter : vos visiteurs ne les voient pas.`,
  unpublishedMark: (unpublished: Unpublished) =>
    unpublished.why === 'draft' ? 'brouillon' : frenchDay(unpublished.from),
  foreignName: (host: string) =>
    `Ce serveur ne répond pas au nom « ${host} ». Ouvrez-le par localhost ou par son adresse en chiffres, ou nommez-le avec --host.`,
  foreignOrigin: (origin: string) => `Ce serveur ne répond pas aux pages de « ${origin} ».`,

  failedLater: (message: string): Wording => ({
    rule: 'developpement',
    message: `Le code du site a échoué pendant que le serveur tournait : ${message}.`,
    hint: "C'est un défaut du code du site, pas d'un texte.",
  }),
  interrupted: (reason: string): Wording => ({
    rule: 'developpement',
    message: `Le site n'a pas pu être refait. ${reason}`,
    hint: 'Enregistrez un fichier pour relancer la construction.',
  }),
  notWatching: (message: string): Wording => ({
    rule: 'developpement',
    message: `Des changements risquent de ne plus être vus : ${message}.`,
    hint: "Arrêtez l'atelier, puis ouvrez-le de nouveau. Si cela revient, le système limite sans doute le nombre de fichiers surveillés.",
  }),
};
