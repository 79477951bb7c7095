/** Words about the versions of a text. */
export const workshopHistory = {
  open: 'Versions',
  heading: 'Versions de ce texte',
  looking: 'Les versions sont recherchées…',
  none: 'Ce texte n’a pas encore d’autre version : la première sera gardée au prochain enregistrement.',
  explanation: 'Choisissez une version : ce qui la distingue du texte actuel est marqué.',
  same: 'Cette version est identique au texte actuel.',
  isNow: 'identique au texte actuel',
  now: 'Texte actuel',
  version: (moment: string) => `Version du ${moment}`,
  by: (author: string) => `par ${author}`,
  savedHere: 'enregistrée sur cet ordinateur',
  restore: 'Reprendre cette version',
  restored: (moment: string) =>
    `La version du ${moment} est reprise, et n’est pas encore enregistrée. « Annuler » ramène votre texte.`,
  /** `reason`: a sentence with what to do, or nothing. */
  notKept: (reason: string) => `Cette version n’a pas pu être gardée dans l’historique. ${reason}`.trim(),
  /** The refusal of a change of several texts, or of one without the writer. */
  notChanged: (reason: string) => ({
    message: `Rien n’a été changé : la version d’avant n’aurait pas pu être gardée. ${reason}`,
    hint: 'Essayez encore une fois que ce sera fait.',
  }),
  noVersion: {
    message: "Cette version n'est plus là.",
    hint: 'Fermez cette fenêtre et rouvrez les versions : la liste sera à jour.',
  },
};
