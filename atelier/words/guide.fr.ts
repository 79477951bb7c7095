/** The labels of the writers' guide. Its chapters are the files of `atelier/guide/`. */
export const guide = {
  title: 'Guide des rédacteurs',
  description:
    'Tout ce qu’il faut pour créer, écrire, vérifier et publier une page de ce site, avec ses champs et des exemples.',
  contents: 'Sommaire',
  back: 'Retour à l’atelier',
  whole: 'Tout le guide, pour l’imprimer',
  search: {
    label: 'Chercher dans le guide',
    button: 'Chercher',
    found: (count: number, query: string) =>
      count === 0
        ? `Rien sur « ${query} » : essayez un mot plus court, ou un autre.`
        : `« ${query} » : ${count} ${count > 1 ? 'passages' : 'passage'}`,
  },

  /** The label of an example's folded source. */
  signs: 'Les signes',

  field: {
    required: 'obligatoire',
    optional: 'facultatif',
    example: 'Exemple :',
    page: ', dont la page est ',
    fileName: 'nom-du-fichier',
  },
};
