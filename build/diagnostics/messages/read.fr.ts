import type { Wording } from '../../contract/diagnostic.ts';

export const read = {
  missingFolder: (folder: string): Wording => ({
    rule: 'dossier-absent',
    message: `Le dossier de contenu « ${folder} » n'existe pas.`,
    hint: 'Remettez-le à sa place, ou nommez-en un autre dans la commande (--content).',
  }),
  otherExtension: (renamed: string): Wording => ({
    rule: 'extension',
    message: 'Seuls les fichiers dont le nom finit par « .md », en minuscules, sont lus : celui-ci est ignoré.',
    hint: `Renommez-le ${renamed}.`,
  }),
  notMarkdown: (): Wording => ({
    rule: 'fichier-ignore',
    message: "Ce fichier n'est pas du Markdown : il est ignoré.",
    hint: 'Les textes sont des fichiers .md ; les images et autres fichiers vont dans static/.',
  }),
  /** Sizes are in kilobytes. */
  tooLarge: (size: number, limit: number): Wording => ({
    rule: 'fichier-trop-gros',
    message: `Ce fichier pèse ${size} ko ; la limite est de ${limit} ko.`,
    hint: 'Découpez-le en plusieurs pages.',
  }),
  notUtf8: (): Wording => ({
    rule: 'encodage',
    message: "Ce fichier n'est pas en UTF-8.",
    hint: "Enregistrez-le de nouveau en choisissant l'encodage UTF-8.",
  }),
  closed: (): Wording => ({
    rule: 'illisible',
    message: "Votre compte n'a pas le droit de lire ce fichier ou ce dossier.",
    hint: 'Donnez-vous ce droit dans ses propriétés, ou sortez-le du dossier.',
  }),
  special: (): Wording => ({
    rule: 'fichier-special',
    message: "Ce n'est pas un fichier ordinaire : il appartient au système (tube, prise ou périphérique).",
    hint: 'Supprimez-le, ou remplacez-le par un fichier.',
  }),
  /** A message about a link that leads to nothing, out of its folder, or to a folder. */
  link: (): Wording => ({
    rule: 'lien-symbolique',
    message: 'Ce lien symbolique ne mène à aucun fichier du même dossier, celui des textes ou des fichiers publiés.',
    hint: 'Supprimez-le, ou remplacez-le par une copie du fichier ou du dossier.',
  }),
  /** `published`: names with a dot that hosts read; absent for files that editors leave beside others. */
  notPublished: (published: readonly string[] | undefined): Wording => ({
    rule: 'non-publie',
    message: `Ce nom est celui d'${published ? 'un fichier ou dossier privé (il commence par un point)' : 'une copie de travail'} : il n'est pas publié.`,
    hint: published
      ? `Sortez-le de ce dossier. Seuls ${published.join(', ')} sont faits pour être publiés.`
      : "Supprimez-le, ou renommez-le s'il doit l'être.",
  }),
};
