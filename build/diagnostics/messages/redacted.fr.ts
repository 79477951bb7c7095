import type { Wording } from '../diagnostic.ts';

/** What is said of texts that wait to be filled in, and that no visitor sees until then. */
export const redacted = {
  needed: (draft: string | undefined): Wording => ({
    rule: 'champ-a-remplir',
    message: "Ce champ est nécessaire à la page et n'est pas encore rempli : la page ne peut pas être publiée.",
    hint:
      draft === undefined
        ? 'Remplacez le texte entre crochets, crochets compris.'
        : `Remplacez le texte entre crochets, crochets compris, ou retenez la page avec « ${draft}: true ».`,
  }),
};
