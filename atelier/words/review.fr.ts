import { plural } from './plural.ts';

const comments = (count: number) => plural(count, 'commentaire');

/** Words about texts that are sent out for reading, and the comments that come back. */
export const workshopReview = {
  open: 'Relecture',
  heading: 'Faire relire ce texte',
  sending:
    'Téléchargez un fichier qui contient la page entière, telle qu’elle est écrite maintenant, et envoyez-le à la personne qui doit la relire. Il s’ouvre d’un double-clic, même sans connexion ; on y sélectionne un passage et on écrit son commentaire.',
  send: 'Télécharger le fichier à relire',
  running: 'Un instant…',
  sent: (name: string, bytes: number) =>
    `« ${name} » est dans vos téléchargements (${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo).`,
  receiving: 'Ensuite, ajoutez ici le fichier que l’on vous a renvoyé.',
  receive: 'Fichier de commentaires…',
  /** `name`: the name of the text that they are about. */
  received: (name: string, added: number, known: number) =>
    `${added === 0 ? 'Aucun nouveau commentaire' : `${comments(added)} ${added > 1 ? 'ajoutés' : 'ajouté'}`} à « ${name} »${known === 0 ? '' : ` (${comments(known)} déjà là)`}.`,
  kept: 'Les commentaires sont gardés à côté des textes, dans le dossier « relectures », et jamais sur le site. Si vous publiez sur GitHub ou un service semblable, ils partent avec leur texte : qui peut lire les textes là-bas peut les lire.',

  list: {
    heading: 'Commentaires de relecture',
    count: (open: number, settled: number) =>
      open === 0
        ? `Aucun commentaire en attente (${settled} ${settled > 1 ? 'traités' : 'traité'})`
        : `${comments(open)} de relecture`,
    go: 'Aller au passage',
    changed: 'Le passage a changé depuis.',
    by: (reader: string) => (reader === '' ? 'Sans nom' : reader),
    accept: 'Traité',
    reopen: 'Rouvrir',
    settled: 'Commentaires traités',
  },

  /** The mark in the margin of a text. */
  mark: (reader: string, text: string) => `${reader === '' ? 'Commentaire' : reader} : ${text}`,

  notReview: {
    message: 'Ce fichier n’est pas celui d’une relecture.',
    hint: 'Prenez le fichier « commentaires-….json » que l’on vous a renvoyé.',
  },
  noText: (path: string) => ({
    message: `Le texte « ${path} », dont parlent ces commentaires, n’est plus là.`,
    hint: 'Ouvrez le texte qui a pris sa place, et ajoutez-les depuis celui-ci.',
  }),
  noRemark: {
    message: 'Ce commentaire n’est plus là.',
    hint: 'Il a été retiré ailleurs : rouvrez le texte.',
  },
  noPage: {
    message: 'La page ne peut pas être dessinée telle que le texte est écrit maintenant.',
    hint: 'Corrigez d’abord les erreurs qui sont signalées sous le texte.',
  },
} as const;

/** The words of the file for readers. */
export const reviewPage = {
  title: (title: string) => `À relire : ${title}`,
  bar: 'Relecture',
  how: 'Sélectionnez un passage, puis « Commenter ».',
  remark: 'Commenter',
  remarkPassage: 'Commenter ce passage',
  list: (count: number) => `Commentaires (${count})`,
  heading: 'Votre commentaire',
  wholePage: 'Sur la page entière',
  text: 'Commentaire',
  name: 'Votre nom',
  save: 'Enregistrer',
  cancel: 'Annuler',
  listHeading: 'Vos commentaires',
  none: 'Aucun commentaire pour l’instant. Sans rien sélectionner, « Commenter » parle de la page entière.',
  change: 'Modifier',
  remove: 'Retirer',
  close: 'Fermer',
  send: 'Télécharger les commentaires',
  sendHow: 'Téléchargez ce fichier et renvoyez-le à la personne qui vous a demandé de relire.',
  kept: 'Gardé sur cet appareil.',
  notKept: 'Ce navigateur ne garde rien : téléchargez vos commentaires avant de fermer la page.',
  file: (slug: string) => `commentaires-${slug}.json`,
} as const;
