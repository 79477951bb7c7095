const texts = (count: number) => (count > 1 ? `${count} textes` : 'Un texte');

/** Of files that are deleted, put back and copied, to writers. */
export const workshopBin = {
  bin: 'Corbeille',

  /** Asked before a file is deleted. */
  delete: 'Supprimer',
  deleteHeading: (title: string) => `Supprimer « ${title} »`,
  deleteWhole: 'Le texte ira dans la corbeille, qui le garde jusqu’à ce que vous la vidiez.',
  unsaved: 'Ce que vous venez d’écrire sera d’abord enregistré.',
  looking: 'Les textes qui mènent ici sont recherchés…',
  noLinks: 'Aucun autre texte ne mène à cette page.',
  links: (count: number) => `${texts(count)} ${count > 1 ? 'mènent' : 'mène'} à cette page :`,
  needs: 'Ce texte la cite par son nom : le site ne pourra pas être publié tant qu’il le fait.',
  listed: 'Ce texte la propose dans une liste, comme « À lire ensuite » : elle en sera retirée.',
  unlisted: (titles: readonly string[]) => `Retiré des listes de : ${titles.join(', ')}.`,
  stillUnlisted: (titles: readonly string[]) =>
    `Il n’est pas revenu dans les listes de : ${titles.join(', ')}. Ajoutez-l’y dans leur fiche.`,
  line: (line: number) => `ligne ${line}`,
  lead: 'L’ancienne adresse mènera à',
  leadHint: (addresses: readonly string[]) =>
    `${addresses.join(', ')} : des lecteurs connaissent peut-être cette adresse. Choisissez la page qui en est la plus proche.`,
  leadNowhere: 'Aucune page : le lecteur trouvera une page d’erreur',
  notSaved: 'Le texte doit d’abord être enregistré.',

  duplicate: 'Dupliquer',
  copyOf: (title: string) => `${title} (copie)`,

  /** The page of the bin. */
  heading: 'Corbeille',
  explanation: 'Ce qui a été supprimé dans l’atelier reste ici jusqu’à ce que vous vidiez la corbeille.',
  empty: 'La corbeille est vide.',
  deletedOn: (day: string) => `Supprimé le ${day}.`,
  putBack: 'Restaurer',
  clear: 'Vider la corbeille',
  clearing: (count: number) =>
    count > 1
      ? `Ces ${count} fichiers seront supprimés pour de bon : ils ne pourront plus être restaurés.`
      : 'Ce fichier sera supprimé pour de bon : il ne pourra plus être restauré.',
  clearForGood: 'Supprimer pour de bon',
  isBack: (title: string) => `Restauré : « ${title} ».`,
  isBackElsewhere: (name: string) => `Son nom était pris : le voici sous « ${name} ».`,
  released: (name: string) => `Son adresse n’est plus notée dans « ${name} ».`,
  open: 'Ouvrir',

  /** Why something could not be done. `reason`: a sentence with what to do. */
  changed: (path: string) => ({
    message: `« ${path} » a changé entre-temps : rien n'a été supprimé.`,
    hint: 'Relisez-le, puis supprimez-le s’il le faut toujours.',
  }),
  single: (path: string) => ({
    message: `Le site ne peut pas se passer de « ${path} » : il est seul de son type.`,
    hint: 'Changez plutôt ce qu’il dit.',
  }),
  noSuccessor: (path: string) => ({
    message: `Une ancienne adresse ne peut pas mener à « ${path} ».`,
    hint: 'Choisissez une autre page dans la liste.',
  }),
  notDeleted: (reason: string) => ({
    message: `La suppression a échoué : le fichier est toujours à sa place. ${reason}`,
    hint: 'Recommencez ensuite.',
  }),
  notPutBack: (reason: string) => ({
    message: `La restauration a échoué : le fichier est toujours dans la corbeille. ${reason}`,
    hint: 'Recommencez ensuite.',
  }),
  notListed: (reason: string) => ({
    message: `La corbeille ne peut pas être lue. ${reason}`,
    hint: 'Ce qu’elle contient y est toujours.',
  }),
  notEmptied: (reason: string) => ({
    message: `La corbeille n'a pas pu être vidée. ${reason}`,
    hint: 'Recommencez ensuite.',
  }),
  notGivenUp: (reason: string) => ({
    message: `Votre texte n'a pas pu être mis de côté sur cet ordinateur. ${reason}`,
    hint: 'Copiez-le ailleurs si vous y tenez, ou essayez encore une fois que ce sera fait.',
  }),
  noEntry: {
    message: "Ce fichier n'est plus dans la corbeille.",
    hint: 'Il a été restauré dans un autre onglet, ou la corbeille a été vidée.',
  },
  givesValues: (path: string) => ({
    message: `« ${path} » ne peut pas être dupliqué : les textes ne sauraient pas de quel fichier suivre les valeurs.`,
    hint: 'Ajoutez plutôt un fichier depuis la liste des textes.',
  }),
  noDraft: (path: string) => ({
    message: `« ${path} » ne peut pas être dupliqué : une page de ce type ne peut pas attendre comme brouillon.`,
    hint: 'Ajoutez plutôt une page depuis la liste des textes.',
  }),
  unreadable: {
    message: "L'en-tête de ce texte ne peut pas être lu : il ne peut pas être dupliqué.",
    hint: 'Corrigez d’abord ce qui y est signalé.',
  },
};
