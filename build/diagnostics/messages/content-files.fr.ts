/** Reasons why a content file is not written. */
export const contentFiles = {
  noPath: (path: string, folder: string) => ({
    message: `« ${path} » n'est pas un texte du site.`,
    hint: `Les textes sont des fichiers .md du dossier ${folder}, dont aucun nom ne commence par un point.`,
  }),
  unfitName: (path: string) => ({
    message: `« ${path.replace(/[\p{Cs}\p{Bidi_Control}]/gu, '�').slice(0, 80)} » ne peut pas être le nom d'un fichier.`,
    hint: 'Écrivez un nom court, en lettres, chiffres et traits d’union ; « aux », « con » ou « nul » sont réservés par Windows.',
  }),
  link: (path: string) => ({
    message: `« ${path} » est un lien symbolique, ou se trouve derrière un tel lien : l'atelier n'y écrit pas.`,
    hint: 'Remplacez le lien par le fichier lui-même.',
  }),
  notAFile: (path: string) => ({
    message: `« ${path} » n'est pas un fichier ordinaire.`,
    hint: 'Remplacez-le par un fichier.',
  }),
  /** `reason`: a sentence that tells what to do. */
  notWritten: (reason: string) => ({
    message: `L'enregistrement a échoué : rien n'a été changé. ${reason}`,
    hint: 'Votre texte est toujours dans cette page.',
  }),
  /** `paths`: files that were changed and could not be put back. */
  halfDone: (paths: readonly string[], reason: string) => ({
    message: `Tout n'a pas pu être remis comme avant. ${reason}`,
    hint: `Reprenez à la main : ${paths.join(', ')}.`,
  }),
  /** `reason`: a sentence that tells what to do. */
  notReached: (reason: string) => ({
    message: `Ce fichier ne peut pas être atteint. ${reason}`,
    hint: 'Réessayez une fois que ce sera fait.',
  }),
  changed: (path: string) => ({
    message: `« ${path.replace(/^.*\/|\.md$/g, '')} » a été modifié ailleurs.`,
    hint: 'Ouvrez-le de nouveau, puis recommencez.',
  }),
} as const;
