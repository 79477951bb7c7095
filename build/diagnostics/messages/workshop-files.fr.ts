/** Why the workshop does not write, to writers. */
export const workshopFiles = {
  notLocal: {
    message: "L'atelier ne répond qu'à l'ordinateur sur lequel il tourne.",
    hint: 'Ouvrez-le sur cet ordinateur, à l’adresse qui s’affiche quand on le lance.',
  },
  foreignPage: {
    message: "Cette demande vient d'un autre site.",
    hint: "Ouvrez l'atelier dans un onglet à lui.",
  },
  otherAddress: (origin: string) => ({
    message: "L'atelier ne répond pas à ce nom.",
    hint: `Ouvrez-le à l’adresse ${origin}/__atelier/.`,
  }),
  ofJson: 'du JSON (application/json)',
  ofPicture: 'une image',
  otherType: (expected: string) => ({
    message: `Cette adresse attend ${expected}.`,
    hint: 'Rechargez la page.',
  }),
  notJson: { message: "Cette demande n'est pas du JSON bien formé.", hint: 'Rechargez la page.' },
  otherShape: (where: string) => ({
    message: `Cette demande n'a pas la forme attendue${where === '' ? '' : ` (${where})`}.`,
    hint: 'Rechargez la page.',
  }),
  tooLarge: (limit: number) => ({
    message: `Cet envoi est trop gros : la limite est de ${limit >= 1e6 ? `${limit / 1e6} Mo` : `${limit / 1000} ko`}.`,
    hint: limit >= 1e6 ? "Allégez ce fichier avant de l'ajouter." : 'Découpez ce texte en plusieurs pages.',
  }),
  tooSlow: { message: "Cet envoi s'est arrêté en route.", hint: 'Essayez encore.' },
  noPath: (path: string, folder: string) => ({
    message: `« ${path} » n'est pas un texte du site.`,
    hint: `Les textes sont des fichiers .md du dossier ${folder}, dont aucun nom ne commence par un point.`,
  }),
  unfitName: (path: string) => ({
    message: `« ${path.replace(/[\p{Cs}\p{Bidi_Control}]/gu, '�').slice(0, 80)} » ne peut pas être le nom d'un fichier.`,
    hint: 'Écrivez un nom court, en lettres, chiffres et traits d’union ; « aux », « con » ou « nul » sont réservés par Windows.',
  }),
  noContentType: (path: string) => ({
    message: `Aucun type de page ne prend le fichier « ${path} ».`,
    hint: 'Déplacez-le dans le dossier du type de page voulu.',
  }),
  link: (path: string) => ({
    message: `« ${path} » est un lien symbolique, ou se trouve derrière un tel lien : l'atelier n'y écrit pas.`,
    hint: 'Remplacez le lien par le fichier lui-même.',
  }),
  notAFile: (path: string) => ({
    message: `« ${path} » n'est pas un fichier ordinaire.`,
    hint: 'Remplacez-le par un fichier.',
  }),
  gone: (path: string) => ({
    message: `Le fichier « ${path} » n'existe plus.`,
    hint: "Il a été supprimé, déplacé ou renommé hors de l'atelier. S'il était ouvert dans cette page, votre texte y est toujours : enregistrez-le pour recréer le fichier.",
  }),
  brokenText: {
    message: "Ce texte contient des moitiés de caractères, qu'aucun fichier ne peut garder.",
    hint: 'Effacez les caractères qui s’affichent comme des losanges ou des carrés.',
  },
  /** `reason`: a sentence with what to do. */
  notWritten: (reason: string) => ({
    message: `L'enregistrement a échoué : rien n'a été changé. ${reason}`,
    hint: 'Votre texte est toujours dans cette page.',
  }),
  /** `paths`: files that were changed and could not be put back. */
  halfDone: (paths: readonly string[], reason: string) => ({
    message: `Tout n'a pas pu être remis comme avant. ${reason}`,
    hint: `Reprenez à la main : ${paths.join(', ')}.`,
  }),
  /** `reason`: a sentence with what to do. */
  notReached: (reason: string) => ({
    message: `Ce fichier ne peut pas être atteint. ${reason}`,
    hint: 'Essayez encore une fois que ce sera fait.',
  }),
  noPicture: {
    message: "Ce fichier n'est pas une image que le site peut montrer.",
    hint: 'Prenez une image JPEG, PNG, WebP, AVIF, GIF ou SVG.',
  },
  noDownload: (offered: readonly string[]) => ({
    message: 'Ce fichier est vide, ou d’une sorte que le site ne propose pas à emporter.',
    hint: `Prenez un fichier de l’une de ces sortes : ${offered.join(', ')}.`,
  }),
  ofDownload: 'un fichier',
  pdf: {
    message: "C'est un document PDF, pas une image.",
    hint: "Exportez la page voulue en PNG (Aperçu : Fichier, Exporter ; Word ou Canva : Enregistrer sous, PNG), ou faites-en une capture d'écran.",
  },
  single: (path: string) => ({
    message: `« ${path} » est seul de son type : son nom ne peut pas changer.`,
    hint: 'Changez plutôt son titre.',
  }),
  changed: (path: string) => ({
    message: `Le fichier « ${path} » a été modifié ailleurs.`,
    hint: 'Ouvrez-le de nouveau, puis recommencez.',
  }),
} as const;
