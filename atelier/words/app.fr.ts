import { frenchDay } from '../../build/editing/wordings.ts';
import { plural, titlesOf } from './plural.ts';

const errors = (count: number) => plural(count, 'erreur');
const warnings = (count: number) => plural(count, 'avertissement');

/** The words around the form and the text. */
export const workshopApp = {
  title: 'Atelier',
  titleOf: (title: string) => `${title} – Atelier`,
  loading: 'Un instant…',
  failed: (reason: string) => `L'atelier s'est interrompu : ${reason}. Rechargez la page : vos textes y sont gardés.`,
  unreachable: "Le serveur ne répond pas. L'atelier essaie encore ; rien de ce que vous écrivez n'est perdu.",
  /** The reason for a request without an answer. */
  unanswered: 'Cela n’a pas pu être fait pour le moment : recommencez dans un instant.',
  cancel: 'Annuler',
  close: 'Fermer',
  /** The label of folded addresses, file names and lines. */
  technique: 'Technique',
  quoted: (words: string) => `« ${words} »`,
  fileAndLine: (path: string, line?: number) => (line === undefined ? path : `${path}, ligne ${line}`),

  list: {
    settings: 'Réglages',
    guide: 'Guide des rédacteurs',
    site: 'Voir le site',
    search: 'Chercher un contenu',
    searchHint: 'Titre, adresse, auteur, réglage…',
    found: (count: number) => (count === 0 ? 'Aucun contenu ne correspond.' : plural(count, 'contenu')),
  },

  state: {
    released: 'Dans le site',
    online: 'En ligne',
    draft: 'Brouillon',
    scheduled: (iso: string) => `Prévu le ${frenchDay(iso)}`,
    errors,
    warnings,
    unsaved: 'Modifié ici, non enregistré',
    saved: 'Enregistré',
    saving: 'Enregistrement…',
    changed: 'Non enregistré',
  },

  newFile: {
    heading: (contentType: string) => `Ajouter : ${contentType.toLowerCase()}`,
    title: 'Titre',
    slug: "Fin de l'adresse",
    slugHint: 'Lettres sans accent, chiffres et traits d’union.',
    taken: (slug: string) => `« ${slug} » est déjà l’adresse d’un autre texte. Choisissez-en une autre.`,
    badSlug: 'Écrivez des lettres minuscules sans accent, des chiffres et des traits d’union, par exemple mon-sujet.',
    noTitle: 'Écrivez un titre.',
    create: 'Créer',
  },

  file: {
    back: 'Tous les contenus',
    save: 'Enregistrer',
    undo: 'Annuler',
    redo: 'Rétablir',
    undoLong: 'Annuler la dernière modification (Ctrl+Z)',
    redoLong: 'Rétablir la modification (Ctrl+Maj+Z)',
    rename: 'Changer l’adresse',
    duplicate: 'Dupliquer',
    release: 'Publier…',
    plan: 'Planifier…',
    withdraw: 'Remettre en brouillon',
    more: 'Plus',
    open: 'Ouvrir la page',
    goLive: 'Publier le site',
    actions: 'Actions',
    parts: 'Parties du texte',
    form: 'Fiche',
    text: 'Texte',
    preview: 'Aperçu',
    whole: 'Fichier entier',
    unreadable:
      "L'en-tête de ce texte ne peut pas être lu : le voici en entier. Dès qu'il est corrigé, la fiche revient.",
    readable: "L'en-tête de ce texte se lit : sa fiche est là.",
    backToForm: 'Revenir à la fiche',
    noContentType: 'Ce fichier n’est d’aucune sorte que le site connaisse : aucune page n’en est faite.',
    absent:
      'Il n’y a pas de texte à cette adresse. Supprimé dans l’atelier, il attend dans la corbeille ; renommé, il se retrouve dans « Tous les contenus ».',
    gone: 'Ce texte a été supprimé ou renommé ailleurs. Il est toujours ici : enregistrez-le pour le recréer.',
    /** `more`: a sentence, if a version is missing from the history or other texts have changed. */
    savedAt: (time: string, more = '') => `Enregistré à ${time}. ${more}`.trim(),
    followed: (count: number) =>
      count === 1 ? '1 texte a pris le nouveau nom.' : `${count} textes ont pris le nouveau nom.`,
    stillNamed: (name: string, titles: readonly string[]) =>
      `« ${name} » n'est plus dans les réglages, et ${plural(titles.length, 'texte')} ${titles.length === 1 ? 'la porte' : 'la portent'} encore : ${titlesOf(titles)}.`,
    notSaved: (reason: string) => `Rien n'a été enregistré. ${reason}`,
    retrying: 'Pas encore enregistré : l’enregistrement sera tenté encore. Une copie de votre texte est gardée ici.',
    takenOver: 'Ce texte a été modifié ailleurs : la nouvelle version est affichée.',
    changedOnDisk: 'Ce texte a été modifié ailleurs depuis que vous l’avez ouvert.',
    compare: 'Comparer',
    elsewhere: 'Ce texte se modifie dans un autre onglet de ce navigateur.',
    takeHere: 'Le modifier ici',
    noCopy: (reason: string) =>
      `Aucune copie de secours ne peut être gardée dans ce navigateur (${reason}). Enregistrez souvent.`,
    notEdited: (reason: string) => `Ce champ n'a pas pu être changé : ${reason}. Modifiez-le dans le texte du fichier.`,
  },

  /** Errors of saved texts. */
  broken: {
    said: (count: number, onlyDrafts: boolean) => {
      const many = count > 1;
      const what = many ? `${count} textes enregistrés ont une erreur` : 'Un texte enregistré a une erreur';
      const drafts = many ? 'Ce sont des brouillons' : 'C’est un brouillon';
      const rest = onlyDrafts
        ? `. ${drafts} : les autres textes peuvent être publiés`
        : ', et rien ne peut être publié';
      return `${what} : tant qu’elle y est, aucun changement ne se voit sur le site${rest}.`;
    },
    more: (count: number) => `et ${plural(count, 'autre')}`,
  },

  previewPane: {
    title: (title: string) => `Aperçu de la page « ${title} »`,
    notDrawn: 'Ce texte ne peut pas encore être affiché : voici la dernière page qui l’a pu.',
    lost: 'La page ne répond pas pour le moment. L’aperçu revient dès qu’elle répond.',
    none: 'Ce contenu n’a pas de page à lui.',
    elsewhere: (count: number) => `${errors(count)} dans d’autres textes.`,
  },

  diagnostics: {
    heading: 'Remarques',
    none: 'Aucune remarque.',
    count: (wrong: number, doubtful: number) =>
      [wrong > 0 ? errors(wrong) : '', doubtful > 0 ? warnings(doubtful) : ''].filter(Boolean).join(', ') ||
      'Aucune remarque',
    error: 'Erreur',
    warning: 'Avertissement',
    /** The name of a place without words. */
    whole: 'Texte entier',
    /** Quotes around a field's value belong to its file. */
    fix: (text: string) =>
      text === '' ? 'Supprimer ces caractères' : `Remplacer par « ${text.replace(/^(["'])(.*)\1$/s, '$2')} »`,
    fixed: 'Corrigé.',
    moved: 'Ce passage a changé entre-temps : la remarque sera revue dans un instant.',
  },

  conflict: {
    heading: 'Ce texte a été modifié ailleurs',
    explanation:
      'Rien n’a été écrasé. Les autres changements des deux côtés sont réunis ; ceux-ci touchent les mêmes passages : choisissez.',
    mine: 'Votre texte',
    theirs: 'Texte modifié ailleurs',
    keep: 'Garder le résultat',
    later: 'Décider plus tard',
    kept: 'Votre texte est gardé. Enregistrez-le pour remplacer l’autre.',
    settled: 'Le résultat est affiché. « Annuler » ramène votre texte.',
    joined: 'Ce texte a aussi été modifié ailleurs : les deux changements sont réunis. « Annuler » ramène le vôtre.',
  },

  copy: {
    heading: 'Un texte non enregistré a été retrouvé',
    when: (date: string) => `Il a été écrit dans ce navigateur, le ${date}.`,
    changedSince: 'Le texte enregistré a changé depuis : voici les deux.',
    goneSince:
      'Le texte enregistré a été supprimé ou renommé depuis. Reprenez celui-ci et enregistrez-le, ou copiez-en ce qu’il vous faut.',
    resume: 'Reprendre ce texte',
    discard: 'Le jeter',
    discardedTo: 'Jeté, il reste parmi les versions de ce texte : « Plus », puis « Versions ».',
    discardedToBin: 'Jeté, il reste dans la corbeille jusqu’à ce que vous la vidiez.',
    mine: 'Texte retrouvé',
    theirs: 'Texte enregistré',
  },

  renaming: {
    heading: 'Changer l’adresse de la page',
    name: "Nouvelle fin de l'adresse",
    keepsAddress: 'L’ancienne adresse continuera de mener à la page.',
    unsaved: 'Votre texte sera d’abord enregistré.',
    confirm: 'Changer l’adresse',
    changed: 'Ces textes menaient à l’ancienne adresse ; ils mènent à la nouvelle :',
    goOn: 'Continuer',
    same: 'C’est déjà son adresse.',
    notSaved: 'Le texte doit d’abord être enregistré.',
  },

  releasing: {
    releaseHeading: 'Publier ce texte',
    now: 'Il ne sera plus un brouillon. « Publier le site » s’ouvre ensuite, où vous l’envoyez.',
    planHeading: 'Planifier ce texte',
    day: 'Jour où la page paraît',
    hour: (isBuiltDaily: boolean) =>
      isBuiltDaily
        ? 'L’heure : peu après minuit, à Paris. Le service qui met le site en ligne le refait chaque nuit.'
        : 'L’heure : celle où le site est publié ce jour-là, par vous, ou par un ordinateur qui le fait chaque matin. Si personne ne publie, la page attend, et l’atelier le rappelle.',
    guide: 'Publier à la date, sans y penser',
    notToCome: 'Choisissez un jour à venir.',
    on: (iso: string, isBuiltDaily: boolean) =>
      isBuiltDaily
        ? `La page paraîtra d’elle-même le ${frenchDay(iso)}, si elle est envoyée d’ici là : « Publier le site » s’ouvre ensuite.`
        : `Le ${frenchDay(iso)}, il faudra publier le site pour que la page paraisse. Envoyez-la déjà : « Publier le site » s’ouvre ensuite, et vos visiteurs ne voient rien avant ce jour.`,
    looking: 'La page est relue comme pour vos visiteurs…',
    stopped: (count: number) =>
      `La page doit rester un brouillon pour le moment : elle empêcherait de publier tout le site. ${count > 1 ? 'Voici les endroits' : "Voici l'endroit"} à reprendre :`,
    draftHeading: 'Remettre en brouillon',
    withdrawn:
      'La prochaine fois que vous publierez le site, la page le quittera, avec ses listes et son plan. Ici, rien n’est perdu.',
    release: 'Aller à la publication',
    withdraw: 'Remettre en brouillon',
    drafted: 'Remis en brouillon.',
  },
};
