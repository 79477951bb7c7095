import { plural } from './plural.ts';

/** Titles in a sentence, three of them at most. */
export const titlesOf = (titles: readonly string[]) => {
  const shown = titles.slice(0, 3).map((title) => `« ${title} »`);
  const others = titles.length - shown.length;
  return others > 0 ? `${shown.join(', ')} et ${plural(others, 'autre')}` : shown.join(', ');
};

/** The outcomes of publishing by git, in the words of a writer. */
export const gitWords = {
  dueMessage: 'Textes du site dont le jour est venu',
  /** Subject of a commit. */
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
};

/** The outcomes of publishing by SFTP. */
export const sftpWords = {
  unreachable: (host: string) => `${host} ne répond pas. Vérifiez le nom du serveur, le port et votre connexion.`,
  cut: 'La connexion s’est coupée. Publiez de nouveau : l’envoi reprendra où il s’est arrêté, et le site en ligne reste utilisable.',
  noFolder: (folder: string) =>
    `Le dossier « ${folder} » n’existe pas chez l’hébergeur. Corrigez-le par « Changer de moyen ».`,
  closed: (place: string) =>
    `Le serveur refuse l’accès à « ${place} » : votre compte n’en a pas le droit. Vérifiez le dossier par « Changer de moyen », ou demandez ce droit à l’hébergeur. Publiez de nouveau ensuite : l’envoi reprendra.`,
  refused: (file: string) =>
    `Le serveur a refusé d’écrire « ${file} » : il n’a sans doute plus de place. Libérez-en chez l’hébergeur, puis publiez de nouveau : l’envoi reprendra.`,
  overtaken: 'Quelqu’un d’autre publie en ce moment au même endroit. Attendez qu’il ait fini, puis publiez de nouveau.',
  badManifest: (file: string) =>
    `La liste des fichiers publiés (« ${file} »), chez l’hébergeur, ne peut pas être lue. Renommez-la, puis publiez de nouveau.`,
  lock: 'Quelqu’un publie dans ce dossier. Ce fichier disparaît ensuite ; resté là après une coupure, il est repris à la prochaine publication.',
  manifest: 'Fichiers que l’atelier a publiés dans ce dossier, pour ne jamais en supprimer d’autres.',
};
