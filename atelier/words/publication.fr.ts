import { frenchDay } from '../../build/editing/wordings.ts';
import { plural, titlesOf } from './plural.ts';

export const publication = {
  view: 'Publier le site',
  heading: 'Publier le site',
  looking: 'L’atelier cherche où en est le site…',

  way: {
    heading: 'Comment le site est-il mis en ligne ?',
    explanation:
      'La réponse se note une fois dans les réglages du site, sous « Mise en ligne » : sur GitHub ou un service semblable, chez un hébergeur ou dans un dossier de cet ordinateur. Aucun mot de passe n’y est mis.',
    open: 'Ouvrir les réglages',
    short: {
      git: 'Le service auquel ce dossier est relié',
      sftp: (user: string, host: string, folder: string) => `${user} chez ${host}, dossier ${folder}`,
      folder: (folder: string) => `Dossier ${folder}`,
    },
    change: 'Changer de moyen',
  },

  changes: {
    heading: 'Ce qui a changé',
    unknown: 'Rien n’a encore été publié depuis cet ordinateur : tout le contenu partira.',
    none: 'Rien n’a changé depuis la dernière publication.',
    waiting: (count: number) =>
      `${plural(count, 'texte attend', 'textes attendent')} un jour à venir : ce jour-là, il faudra publier. Un service ou cet ordinateur peut le faire de lui-même :`,
    guide: 'lisez « Publier le site » dans le guide',
    due: (titles: readonly string[]) =>
      `${plural(titles.length, 'texte', 'textes')} dont le jour est venu depuis la dernière publication : ${titlesOf(titles)}. Publiez le site pour que vos visiteurs ${titles.length > 1 ? 'les' : 'le'} voient.`,
    count: (count: number) => plural(count, 'changement'),
    failed: (reason: string) => `Les changements n’ont pas pu être trouvés. ${reason}`,
    looking: 'Comparaison en cours…',
    choose: (title: string) => `Publier « ${title} »`,
    compare: 'Comparer',
    hide: 'Refermer',
    compareOf: (title: string) => ` les deux textes de « ${title} »`,
    published: 'Publié',
    present: 'À publier',
    from: (address: string) => `Avant : ${address}`,
    before: 'Page en ligne',
    after: 'Page à venir',
    of: (title: string) => ` : ${title}`,
    hidden: 'Invisible pour les visiteurs',
    sorts: {
      new: 'Nouveau',
      changed: 'Modifié',
      renamed: 'Renommé',
      released: 'Paraît',
      withdrawn: 'Retiré',
      deleted: 'Supprimé',
    },
    picture: 'Image ou fichier',
  },

  check: {
    heading: 'Ce qui empêche de publier',
    looking: 'Le site est relu comme pour vos visiteurs…',
    free: 'Rien dans les textes. Le site entier est vérifié quand vous publiez.',
    stopped: (count: number) => `${plural(count, 'erreur')} à corriger d’abord. Le site en ligne reste comme il est.`,
    warnings: (count: number) => `${plural(count, 'avertissement')}, qui n’empêche${count > 1 ? 'nt' : ''} rien`,
  },

  send: {
    heading: 'Publier',
    button: 'Publier',
    chosen: (count: number) => `Publier ${plural(count, 'changement')}`,
    message: 'Ce qui change, en une phrase (facultatif)',
    writer: 'Votre nom',
    email: 'Votre adresse e-mail',
    writerHint: 'Les textes sont envoyés à votre nom. Il n’est noté que sur cet ordinateur.',
    password: 'Mot de passe SFTP',
    passwordHint: 'Il reste en mémoire jusqu’à la fermeture de l’atelier, et n’est écrit nulle part.',
    running: 'Vous pouvez quitter cette page : la publication continue.',
  },

  steps: {
    fetching: 'Lecture de ce que d’autres ont publié',
    building: 'Fabrication des pages',
    connecting: 'Connexion au serveur',
    waiting: 'Quelqu’un d’autre publie au même endroit : votre tour vient ensuite',
    sending: 'Envoi des fichiers',
    removing: 'Retrait de ce qui n’est plus au site',
    pushing: 'Envoi des textes',
    updating: 'Mise à jour du dossier',
  },
  percent: (share: number) => `${Math.round(share * 100)} %`,
  progress: (done: number, total: number) => `${done} sur ${total}`,

  state: {
    never: 'Ce site n’a pas encore été publié depuis cet ordinateur.',
    sent: (day: string, time: string) => `Publié le ${frenchDay(day)} à ${time}.`,
    waiting: 'Le site en ligne est interrogé : la nouvelle version y arrive.',
    online: (time: string) => `En ligne depuis ${time}`,
    onlineOn: (day: string, time: string) => `En ligne depuis le ${frenchDay(day)} à ${time}`,
    visit: 'Voir le site en ligne',
  },

  outcome: {
    done: 'C’est publié.',
    news: (titles: readonly string[]) => (titles.length > 0 ? `Nouveau en ligne : ${titlesOf(titles)}.` : ''),
    /** `titles`: those of drafts and scheduled texts. */
    hidden: (titles: readonly string[]) =>
      titles.length > 0 ? `Envoyé, et pas encore visible de vos visiteurs : ${titlesOf(titles)}.` : '',
    nothing: 'Rien n’était à envoyer : ces textes sont déjà publiés.',
    stopped: 'Rien n’a été publié : le site ainsi composé contient des erreurs.',
    conflict: (count: number) =>
      `${plural(count, 'texte a', 'textes ont')} aussi été modifié par quelqu’un d’autre. Rien n’a été envoyé ni écrasé : choisissez.`,
    hostKey: (host: string) => `Première connexion à ${host} : cet ordinateur ne connaît pas encore ce serveur.`,
    hostKeyHint:
      'Si c’est bien le nom que donne l’espace client de votre hébergeur, continuez : ce serveur sera reconnu les fois suivantes, et un autre qui prendrait sa place sera refusé.',
    trust: 'C’est mon hébergeur : continuer',
    changedKey: (host: string) => `Le serveur ${host} n’est plus celui qu’il était. Rien ne lui a été envoyé.`,
    changedKeyHint:
      'Quelqu’un se fait peut-être passer pour lui. Demandez à l’hébergeur s’il a changé de serveur, et l’empreinte du nouveau : recopiez-la ici.',
    formerKey: 'Empreinte connue jusqu’ici :',
    currentKey: 'Empreinte de ce serveur, à comparer avec celle que l’hébergeur donne dans son aide :',
    confirmedKey: 'Empreinte donnée par l’hébergeur',
    confirmKey: 'Continuer avec cette empreinte',
    notThisKey: 'Ce n’est pas l’empreinte que le serveur présente : n’envoyez rien.',
    password: 'Le serveur demande votre mot de passe.',
    wrongPassword: 'Le serveur a refusé ce mot de passe. Rien n’a été envoyé.',
    foreign: (count: number) =>
      `Le dossier de l’hébergeur contient déjà ${plural(count, 'fichier')} que le site remplacerait, et que l’atelier n’y a pas mis :`,
    foreignHint:
      'Rien n’a été touché. Chez l’hébergeur, donnez-leur un autre nom ou supprimez-les, puis publiez de nouveau.',
    more: (count: number) => `et ${count} autres`,
  },

  revert: {
    button: 'Annuler cette publication',
    heading: (day: string, time: string) => `Annuler la publication du ${frenchDay(day)} à ${time} ?`,
    confirm: 'Remettre le site d’avant',
    leave: 'Ne rien changer',
    explanation: 'Le site en ligne redevient celui d’avant cette publication. Cela peut se faire une fois.',
    keeps:
      'Vos textes restent sur cet ordinateur comme ils sont, et redeviennent des changements à publier : corrigez-les, puis publiez de nouveau.',
    done: 'C’est annulé : le site en ligne redevient celui d’avant. Vos textes sont restés ici.',
    othersStay: 'Ce que d’autres ont publié depuis reste en ligne.',
    overtaken:
      'Rien n’a été annulé : quelqu’un d’autre a publié depuis au même endroit, et son travail serait perdu. Corrigez vos textes, puis publiez de nouveau.',
    conflict: (titles: readonly string[]) =>
      `Rien n’a été annulé : quelqu’un d’autre a publié depuis un changement des mêmes passages (${titlesOf(titles)}). Corrigez vos textes, puis publiez de nouveau.`,
    gone: 'Rien n’a été annulé : cette publication n’est plus dans ce qui est en ligne.',
    message: (subject: string) => `Annulation de la publication « ${subject} »`,
  },

  conflict: {
    heading: (title: string) => `« ${title} » a changé des deux côtés`,
    mine: 'Votre texte',
    theirs: 'L’autre texte',
    hint: (questions: number) =>
      questions === 0
        ? 'Les changements des deux côtés sont réunis : publiez le résultat.'
        : 'Les autres changements des deux côtés sont réunis ; ceux-ci touchent les mêmes passages : choisissez.',
    keep: 'Publier le résultat',
    later: 'Pour ne pas publier l’un d’eux maintenant, décochez-le dans « Ce qui a changé », puis publiez.',
    settled: (open: number) =>
      open > 0
        ? `Choisi. Il partira dès que vous aurez décidé ${open > 1 ? `des ${open} autres textes` : 'de l’autre texte'}.`
        : 'Choisi : l’envoi commence. S’il est refusé, le bouton « Publier », plus haut, le reprend.',
    keepFile: 'Publier le vôtre',
    noText: 'Ce fichier n’est pas un texte qui puisse être comparé, ou l’un des deux l’a supprimé.',
    changedMeanwhile: 'Ce texte vient de changer sur cet ordinateur. Publiez de nouveau pour voir les deux versions.',
  },

  live: {
    sampleAddress: (address: string) =>
      `L’adresse du site (${address}) est un exemple : écrivez la vraie dans les réglages pour que l’atelier vérifie la mise en ligne.`,
    unreachable: (address: string) => `${address} ne répond pas : la mise en ligne n’a pas pu être vérifiée.`,
    other: (address: string) =>
      `${address} montre encore une autre version. L’hébergeur a peut-être besoin de plus de temps, ou n’a pas pu mettre celle-ci en ligne : son journal le dit.`,
  },

  running: {
    message: 'Une publication est déjà en cours.',
    hint: 'Attendez qu’elle se termine : cette page montre où elle en est.',
  },
  interrupted: (reason: string) => `La publication s’est interrompue : ${reason}`,
  noWay: {
    message: 'Le site ne dit pas encore comment il est mis en ligne.',
    hint: 'Choisissez-le d’abord dans les réglages du site.',
  },
  diskFull: 'Le disque est plein. Libérez de l’espace, puis publiez de nouveau.',

  /** Words of `npm run publier`. */
  due: {
    done: (titles: readonly string[]) => `Publié : ${titlesOf(titles)}.`,
    none: 'Rien à publier : aucun texte n’attendait ce jour.',
    byHost: 'Rien à faire : le service refait le site chaque jour, et les textes y paraissent d’eux-mêmes.',
    never:
      'Rien n’a encore été publié de ce moyen depuis cet ordinateur. Publiez une première fois depuis l’atelier : la suite se fera d’elle-même.',
    noWay: 'Le site ne dit pas encore comment il est mis en ligne. Choisissez-le dans les réglages du site.',
    changedPicture: (path: string) =>
      `Rien n’a été publié : « ${path.slice(path.lastIndexOf('/') + 1)} » a changé ou disparu depuis la dernière publication, et le site ne peut plus être refait sans ce changement. Publiez depuis l’atelier.`,
    stopped: (diagnostics: readonly { file: string; line: number; message: string }[]) =>
      [
        'Rien n’a été publié : le site ainsi composé contient des erreurs. Corrigez-les dans l’atelier, puis publiez.',
        ...diagnostics.slice(0, 5).map(({ file, line, message }) => `${file}:${line} ${message}`),
      ].join('\n'),
    password:
      'Rien n’a été publié : le serveur demande un mot de passe. Donnez-le dans la variable d’environnement SITE_SFTP_PASSWORD, ou installez une clé SSH.',
    wrongPassword: 'Rien n’a été publié : le serveur a refusé le mot de passe de SITE_SFTP_PASSWORD.',
    asks: 'Rien n’a été publié : il faut répondre à une question (serveur inconnu, fichiers de l’hébergeur, texte changé des deux côtés). Publiez depuis l’atelier, qui la pose.',
  },

  /** The outcomes of publishing by git, in the words of a writer. */
  git: {
    dueMessage: 'Textes du site dont le jour est venu',
    /** The subject of a commit. */
    message: (titles: readonly string[]) => `Textes du site : ${titlesOf(titles)}`,
    noWriter: 'Votre nom et votre adresse e-mail manquent : écrivez-les, puis publiez de nouveau.',
    folderBehind:
      'Le dossier de cet ordinateur n’a pas pu recevoir ce que d’autres ont publié, car il contient du travail en cours. Rien n’est perdu ; la prochaine publication en tiendra compte.',
    otherBranch: (branch: string, published: string) =>
      `Le dossier de cet ordinateur ${branch === '' ? 'n’est sur aucune branche' : `est sur la branche « ${branch} »`} : il n’a pas reçu ce que d’autres ont publié sur « ${published} ». Rien n’est perdu ; la personne qui a relié ce dossier peut revenir sur cette branche.`,
    submodule: (folder: string) =>
      `Le dossier « ${folder} » est un dépôt Git à part (un sous-module) : publier d’ici le remplacerait par des fichiers. Rien n’a été envoyé. Publiez depuis ce dépôt, ou demandez à la personne qui a relié ce dossier.`,
    ownHook: (reason: string) =>
      `Cet ordinateur a refusé l’envoi, par une règle de son propre dépôt (pre-push)${reason === '' ? '' : ` : ${reason}`}. Rien n’a changé en ligne.`,
    signing:
      'Cet ordinateur veut signer ses envois (push.gpgSign), et cela n’est pas possible ici. Rien n’a changé en ligne. Demandez à la personne qui a relié ce dossier de changer ce réglage.',
    otherHistory:
      'L’historique du service a été réécrit : il n’a plus rien de commun avec celui de cet ordinateur. Rien n’a été envoyé. Demandez à la personne qui a relié ce dossier de le relier de nouveau.',
    overtaken: 'D’autres publient en même temps que vous. Attendez un instant, puis publiez de nouveau.',
    noProgram: 'Le programme Git manque sur cet ordinateur. Installez-le depuis https://git-scm.com, puis recommencez.',
    noRepository: 'Le dossier du site n’est relié à aucun service par Git. Choisissez un autre moyen de publier.',
    otherOwner: 'Le dossier du site appartient à un autre compte de cet ordinateur : Git refuse d’y travailler.',
    noBranch: 'Le service ne connaît pas la version du site qui est notée. Corrigez-la par « Changer de moyen ».',
    noRemote: 'Le service qui est noté n’existe pas. Corrigez-le par « Changer de moyen ».',
    unknownHost:
      'Le serveur du service n’est pas connu de cet ordinateur, ou n’est plus le même. Demandez à la personne qui a relié ce dossier de vérifier son empreinte.',
    noAccess:
      'Le service refuse votre compte. Connectez-y cet ordinateur (GitHub Desktop le fait, par exemple), ou demandez le droit d’y écrire.',
    unreachable: 'Le service ne répond pas. Vérifiez la connexion, puis publiez de nouveau : rien n’est perdu.',
    busy: 'Un autre programme (Git) travaille dans le dossier du site. Attendez qu’il ait fini, puis publiez de nouveau.',
    refused: (reason: string) => `Le service a refusé l’envoi : ${reason}. Rien n’a changé en ligne.`,
  },

  /** The outcomes of publishing by SFTP. */
  sftp: {
    unreachable: (host: string) => `${host} ne répond pas. Vérifiez le nom du serveur, le port et votre connexion.`,
    cut: 'La connexion s’est coupée. Publiez de nouveau : l’envoi reprendra où il s’est arrêté, et le site en ligne reste utilisable.',
    noFolder: (folder: string) =>
      `Le dossier « ${folder} » n’existe pas chez l’hébergeur. Corrigez-le par « Changer de moyen ».`,
    closed: (place: string) =>
      `Le serveur refuse l’accès à « ${place} » : votre compte n’en a pas le droit. Vérifiez le dossier par « Changer de moyen », ou demandez ce droit à l’hébergeur. Publiez de nouveau ensuite : l’envoi reprendra.`,
    refused: (file: string) =>
      `Le serveur a refusé d’écrire « ${file} » : il n’a sans doute plus de place. Libérez-en chez l’hébergeur, puis publiez de nouveau : l’envoi reprendra.`,
    overtaken:
      'Quelqu’un d’autre publie en ce moment au même endroit. Attendez qu’il ait fini, puis publiez de nouveau.',
    badManifest: (file: string) =>
      `La liste des fichiers publiés (« ${file} »), chez l’hébergeur, ne peut pas être lue. Renommez-la, puis publiez de nouveau.`,
    lock: 'Quelqu’un publie dans ce dossier. Ce fichier disparaît ensuite ; resté là après une coupure, il est repris à la prochaine publication.',
    manifest: 'Fichiers que l’atelier a publiés dans ce dossier, pour ne jamais en supprimer d’autres.',
  },
};
