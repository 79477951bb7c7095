import { contentFiles } from '../../build/editing/wordings.ts';
import { fileName } from '../file-link.ts';

/** Words to writers, and to refused visitors. */
export const workshop = {
  title: 'Atelier',
  noToken: {
    message: "Cette demande ne vient pas de la page de l'atelier qui est ouverte.",
    hint: 'Rechargez la page : vos textes non enregistrés y sont gardés.',
  },
  building: {
    message: 'Le site se prépare.',
    hint: "L'aperçu viendra de lui-même dès qu'il sera prêt.",
  },
  tooDeep: {
    message: 'Ce texte contient trop de listes ou de blocs les uns dans les autres.',
    hint: 'Affichez les signes pour en retirer quelques niveaux.',
  },
  noPreview: {
    message: 'Cette page ne peut pas encore être montrée.',
    hint: "Corrigez ce qui est signalé dans le texte : l'aperçu viendra de lui-même.",
  },
  brokenElsewhere: "Rien n'est à reprendre dans ce texte : c'est un autre fichier qui empêche de le montrer.",
  badAddress: {
    message: 'Cette adresse ne peut pas être lue.',
    hint: 'Ouvrez l’atelier à l’adresse qui s’affiche quand on le lance.',
  },
  failed: (reason: string) => ({ message: `L'atelier n'a pas pu répondre. ${reason}`, hint: 'Essayez encore.' }),
};

/** Reasons why the workshop does not write. */
export const workshopFiles = {
  ...contentFiles,
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
  /** The refusal of a request that no page of this workshop sends. `what`: the wrong part of it. */
  badRequest: (what: string) => ({
    message: `L'atelier ne comprend pas cette demande (${what}).`,
    hint: 'Rechargez la page.',
  }),
  tooLarge: (limit: number) => ({
    message: `Cet envoi est trop gros : la limite est de ${limit >= 1e6 ? `${limit / 1e6} Mo` : `${limit / 1000} ko`}.`,
    hint: limit >= 1e6 ? "Allégez ce fichier avant de l'ajouter." : 'Découpez ce texte en plusieurs pages.',
  }),
  tooSlow: { message: "Cet envoi s'est arrêté en route.", hint: 'Essayez encore.' },
  noContentType: (path: string) => ({
    message: `Aucun type de page ne prend le fichier « ${path} ».`,
    hint: 'Déplacez-le dans le dossier du type de page voulu.',
  }),
  gone: (path: string) => ({
    message: `« ${fileName(path)} » n'existe plus.`,
    hint: "Supprimé, déplacé ou renommé hors de l'atelier. Un texte ouvert dans cette page y est toujours : enregistrez-le pour le recréer.",
  }),
  brokenText: {
    message: "Ce texte contient des moitiés de caractères, qu'aucun fichier ne peut garder.",
    hint: 'Effacez les caractères qui s’affichent comme des losanges ou des carrés.',
  },
  noDownload: (offered: readonly string[]) => ({
    message: 'Ce fichier est vide, ou d’une sorte que le site ne propose pas à emporter.',
    hint: `Prenez un fichier de l’une de ces sortes : ${offered.join(', ')}.`,
  }),
  pdf: {
    message: "C'est un document PDF, pas une image.",
    hint: "Exportez la page voulue en PNG (Aperçu : Fichier, Exporter ; Word ou Canva : Enregistrer sous, PNG), ou faites-en une capture d'écran.",
  },
  /** `reason`: a sentence with what to do. */
  notDone: (reason: string) => ({
    message: `Cela n’a pas pu être fait : tout est resté comme avant. ${reason}`,
    hint: 'Essayez encore une fois que ce sera fait.',
  }),
  copyOf: (title: string) => `${title} (copie)`,
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
  single: (path: string) => ({
    message: `« ${path} » est seul de son type : son nom ne peut pas changer.`,
    hint: 'Changez plutôt son titre.',
  }),
} as const;
