const texts = (count: number) => (count > 1 ? `${count} textes` : 'Un texte');

/** Words about files that are deleted and restored. */
export const workshopBin = {
  /** The question before a file is deleted. */
  delete: 'Supprimer',
  deleteHeading: (title: string) => `Supprimer « ${title} »`,
  deleteWhole: 'Le texte ira dans la corbeille, qui le garde jusqu’à ce que vous la vidiez.',
  unsaved: 'Ce que vous venez d’écrire sera d’abord enregistré.',
  looking: 'Les textes qui mènent ici sont recherchés…',
  noLinks: 'Aucun autre texte ne mène à cette page.',
  links: (count: number) => `${texts(count)} ${count > 1 ? 'mènent' : 'mène'} à cette page :`,
  needs: 'Ce texte la cite par son nom : le site ne pourra pas être publié tant qu’il le fait.',
  listed: 'Ce texte la propose dans une liste, comme « À lire ensuite » : elle en sera retirée.',
  lead: 'L’ancienne adresse mènera à',
  leadHint: (addresses: readonly string[]) =>
    `${addresses.join(', ')} : des lecteurs connaissent peut-être cette adresse. Choisissez la page qui en est la plus proche.`,
  leadNowhere: 'Aucune page : le lecteur trouvera une page d’erreur',
  notSaved: 'Le texte doit d’abord être enregistré.',

  /** The page of the bin. */
  heading: 'Corbeille',
  explanation: 'Ce qui a été supprimé dans l’atelier reste ici jusqu’à ce que vous vidiez la corbeille.',
  empty: 'La corbeille est vide.',
  deletedOn: (day: string) => `Supprimé le ${day}.`,
  putBack: 'Restaurer',
  clear: 'Vider la corbeille',
  clearing: (count: number) =>
    count > 1
      ? `Ces ${count} éléments seront supprimés pour de bon : ils ne pourront plus être restaurés.`
      : 'Cet élément sera supprimé pour de bon : il ne pourra plus être restauré.',
  clearForGood: 'Supprimer pour de bon',
  isBack: (title: string) => `Restauré : « ${title} ».`,
  released: (title: string) => `Son ancienne adresse ne mène plus à « ${title} ».`,
  notListed: 'S’il était proposé dans des listes, comme « À lire ensuite », ajoutez-l’y de nouveau.',
  open: 'Ouvrir',

  /** Reasons of refusals. `reason`: a sentence with what to do. */
  single: (path: string) => ({
    message: `Le site ne peut pas se passer de « ${path} » : il est seul de son type.`,
    hint: 'Changez plutôt ce qu’il dit.',
  }),
  noSuccessor: (path: string) => ({
    message: `Une ancienne adresse ne peut pas mener à « ${path} ».`,
    hint: 'Choisissez une autre page dans la liste.',
  }),
  notStored: (reason: string) => ({
    message: `Votre texte n'a pas pu être mis de côté sur cet ordinateur. ${reason}`,
    hint: 'Copiez-le ailleurs si vous y tenez, ou essayez encore une fois que ce sera fait.',
  }),
  noEntry: {
    message: "Cet élément n'est plus dans la corbeille.",
    hint: 'Il a été restauré dans un autre onglet, ou la corbeille a été vidée.',
  },
};
