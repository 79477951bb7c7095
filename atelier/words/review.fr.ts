const remarks = (count: number) => (count > 1 ? `${count} remarques` : `${count} remarque`);

/** Of reviews: texts that are handed over for reading, and what comes back. */
export const workshopReview = {
  open: 'Relecture',
  heading: 'Faire relire ce texte',
  handOver: {
    heading: 'Envoyer',
    explanation:
      'Téléchargez un fichier qui contient la page entière, telle qu’elle est écrite maintenant, et envoyez-le à qui doit la relire. Il s’ouvre d’un double-clic, même sans connexion ; on y marque un passage et on écrit sa remarque.',
    button: 'Télécharger le fichier à relire',
    making: 'Le fichier est préparé…',
    done: (name: string, bytes: number) =>
      `« ${name} » est dans vos téléchargements (${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo).`,
  },
  takeBack: {
    heading: 'Recevoir',
    explanation: 'Choisissez le fichier que l’on vous a renvoyé, ou collez le texte reçu.',
    file: 'Fichier de remarques',
    text: 'Texte reçu',
    button: 'Ajouter les remarques',
    /** `name`: of the text that they are about. */
    done: (name: string, added: number, known: number) =>
      `${added === 0 ? 'Aucune nouvelle remarque' : `${remarks(added)} ${added > 1 ? 'ajoutées' : 'ajoutée'}`} à « ${name} »${known === 0 ? '' : ` (${remarks(known)} déjà là)`}.`,
  },
  /** Where remarks are kept, and who sees them. */
  kept: 'Les remarques sont gardées à côté des textes, dans le dossier « relectures », et jamais sur le site. Si vous publiez sur GitHub ou un service semblable, elles partent avec leur texte : qui peut lire les textes là-bas peut les lire.',
  close: 'Fermer',

  list: {
    heading: 'Remarques de relecture',
    count: (open: number, settled: number) =>
      open === 0
        ? `Aucune remarque en attente (${settled} ${settled > 1 ? 'traitées' : 'traitée'})`
        : `${remarks(open)} de relecture`,
    line: (line: number) => `Ligne ${line}`,
    changed: 'Le passage a changé depuis.',
    by: (reader: string) => (reader === '' ? 'Sans nom' : reader),
    accept: 'Prise en compte',
    answer: 'Répondre',
    answerLabel: 'Votre réponse',
    send: 'Garder la réponse',
    reopen: 'Rouvrir',
    accepted: 'Prise en compte',
    answered: (answer: string) => `Réponse : ${answer}`,
    settled: 'Remarques traitées',
  },

  /** In the margin of a text. */
  mark: (reader: string, text: string) => `${reader === '' ? 'Remarque' : reader} : ${text}`,

  notReview: {
    message: 'Ce texte n’est pas celui d’une relecture.',
    hint: 'Prenez le fichier « remarques-….json » que l’on vous a renvoyé, ou collez le texte reçu en entier, de la première à la dernière accolade.',
  },
  noText: (path: string) => ({
    message: `Le texte « ${path} », dont parlent ces remarques, n’est plus là.`,
    hint: 'Ouvrez le texte qui a pris sa place, et ajoutez-les depuis celui-ci.',
  }),
  noRemark: {
    message: 'Cette remarque n’est plus là.',
    hint: 'Elle a été retirée ailleurs : rouvrez le texte.',
  },
  noPage: {
    message: 'La page ne peut pas être dessinée telle que le texte est écrit maintenant.',
    hint: 'Corrigez d’abord les erreurs qui sont signalées sous le texte.',
  },
  notListed: (reason: string) => ({
    message: `Les remarques de relecture ne peuvent pas être lues. ${reason}`,
    hint: 'Elles y sont toujours.',
  }),
} as const;

/** In the file that is handed over, to its readers. */
export const reviewPage = {
  title: (title: string) => `À relire : ${title}`,
  bar: 'Relecture',
  how: 'Sélectionnez un passage, puis « Remarquer ».',
  remark: 'Remarquer',
  remarkPassage: 'Remarquer ce passage',
  list: (count: number) => `Remarques (${count})`,
  heading: 'Votre remarque',
  about: 'Sur ce passage :',
  wholePage: 'Sur la page entière',
  text: 'Remarque',
  name: 'Votre nom',
  save: 'Garder la remarque',
  cancel: 'Annuler',
  listHeading: 'Vos remarques',
  none: 'Aucune remarque pour l’instant. Sans rien sélectionner, « Remarquer » parle de la page entière.',
  change: 'Modifier',
  remove: 'Retirer',
  go: 'Voir le passage',
  close: 'Fermer',
  earlier: 'Remarques précédentes',
  open: 'En attente',
  accepted: 'Prise en compte',
  answered: (answer: string) => `Réponse : ${answer}`,
  sendHeading: 'Renvoyer',
  send: 'Télécharger les remarques',
  sendHow: 'Renvoyez ce fichier à la personne qui vous a demandé de relire, par exemple en pièce jointe.',
  copy: 'Copier les remarques',
  copied: 'Copié : collez le tout dans votre message.',
  copyByHand: 'Sélectionnez ce texte et copiez-le dans votre message :',
  kept: 'Gardé sur cet appareil.',
  notKept: 'Ce navigateur ne garde rien : renvoyez vos remarques avant de fermer la page.',
  file: (slug: string) => `remarques-${slug}.json`,
} as const;
