/** Of the versions that a text had. */
export const workshopHistory = {
  /** `reason`: a sentence with what to do, or nothing. */
  notKept: (reason: string) => `Cette version n'a pas pu être gardée dans l'historique. ${reason}`.trim(),
  noVersion: {
    message: "Cette version n'est plus là.",
    hint: 'Fermez cette fenêtre et rouvrez les versions : la liste sera à jour.',
  },
};
