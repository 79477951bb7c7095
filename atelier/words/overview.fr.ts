import { frenchDay } from '../../build/editing/wordings.ts';
import { plural } from './plural.ts';

/** Words of the start page and its list of content. */
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
    fileGone: 'Le texte enregistré n’existe plus.',
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

  /** The words around an open text. */
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
