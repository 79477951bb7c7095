import { frenchDay } from '../../build/editing/wordings.ts';
import { plural } from './plural.ts';

/** Words of the first page and its list of content. */
export const workshopOverview = {
  view: 'Accueil',
  heading: 'Où en est le site',

  waiting: {
    heading: 'Ce qui attend',
    nothing: 'Rien n’attend : tout ce qui est écrit est prêt pour vos visiteurs.',
    looking: 'Le site est relu comme pour vos visiteurs…',
    unpublished: 'Modifié, pas encore en ligne',
    unpublishedHint: 'La liste est dans « Publier le site ».',
    remarks: 'Commentaires de relecture',
    unsaved: 'Modifié ici, non enregistré',
    fileGone: 'Le fichier n’existe plus.',
    blocking: 'Empêche de publier',
    due: 'Leur jour est venu : publiez le site',
    placeholders: 'À compléter',
    defaults: 'Valeurs d’exemple à remplacer',
    facts: 'Faits à vérifier',
    others: 'À relire',
    drafts: 'Brouillons',
    scheduled: 'Jours à venir',
    on: (iso: string) => `le ${frenchDay(iso)}`,
    place: (title: string, count: number) => (count > 1 ? `${title} (${count})` : title),
    more: (count: number) => `et ${plural(count, 'autre')}`,
  },

  /** The group of tasks that each rule's diagnostics belong to. */
  rules: {
    'a-completer': 'placeholders',
    'champ-a-remplir': 'placeholders',
    'adresse-fictive': 'defaults',
    'valeur-par-defaut': 'defaults',
    'entreprise-incomplete': 'defaults',
    'formulaire-sans-destinataire': 'defaults',
    'fait-a-verifier': 'facts',
  },

  table: {
    heading: 'Tous les contenus',
    caption: (shown: number, all: number) =>
      shown === all ? plural(all, 'contenu') : `${shown} sur ${plural(all, 'contenu')}`,
    title: 'Titre',
    contentType: 'Sorte',
    state: 'État',
    date: 'Date',
    changed: 'Modifié',
    author: 'Par',
    none: 'Aucun contenu ne correspond.',
    all: 'Toutes',
    allStates: 'Tous',
    category: 'Catégorie',
    inMenu: (name: string) => `Menu : ${name}`,
    filters: 'Filtrer la liste',
    clear: 'Tout montrer',
    pages: 'Pages de la liste',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    singles: 'Page unique',
    unknown: 'Non reconnu',
    day: (iso: string) => frenchDay(iso),
    add: 'Ajouter',
  },

  /** Actions on several texts. */
  several: {
    choose: (title: string) => `Choisir « ${title} »`,
    chooseAll: 'Choisir tous les textes de cette page de la liste',
    chosen: (count: number) => (count === 1 ? '1 texte choisi' : `${count} textes choisis`),
    actions: 'Avec les textes choisis',
    unsaved: (titles: readonly string[]) =>
      `Ce qui est écrit sans être enregistré ne compte pas : ${titles.map((title) => `« ${title} »`).join(', ')}.`,
    release: 'Sortir du brouillon',
    delete: 'Mettre à la corbeille',
    deleteHeading: (count: number) => (count === 1 ? 'Supprimer 1 texte' : `Supprimer ${count} textes`),
    deleteHint:
      'Ils iront dans la corbeille, d’où ils peuvent revenir. Leurs adresses ne mèneront plus nulle part : pour qu’une page en remplace une autre, supprimez celle-ci depuis son texte.',
    publish: 'Publier…',
    none: 'Ne plus choisir',
    done: (changed: number, all: number) =>
      changed === all
        ? `Fait pour ${plural(all, 'texte')}.`
        : `${changed} changé${changed > 1 ? 's' : ''} sur ${plural(all, 'texte')}.`,
    outcomes: { release: 'sorti du brouillon', delete: 'dans la corbeille' },
    same: 'l’était déjà, rien n’a changé',
    unlisted: (titles: readonly string[]) => `Retiré des listes de : ${titles.join(', ')}.`,
    lost: (addresses: readonly string[]) => `(${addresses.join(', ')} ne mène plus nulle part)`,
  },

  /** Around a text that is written. */
  desk: {
    skip: 'Aller au texte',
    phone: 'Largeur d’un téléphone',
    colors: 'Couleurs de l’aperçu',
    schemes: { own: 'Couleurs : auto', light: 'Couleurs : jour', dark: 'Couleurs : nuit' },
  },

  states: {
    released: 'Dans le site',
    draft: 'Brouillon',
    scheduled: 'Prévu',
    errors: 'Avec erreurs',
    unsaved: 'Non enregistré',
  },
};
