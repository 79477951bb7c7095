import { z } from 'zod';
import type { PublicationWay } from '../../../../build/contract/publication-way.ts';
import { item } from '../../fields.ts';

/** A name that no program takes for an option, as git has them for remotes and branches. */
const gitName = z.stringFormat(
  'nom-git',
  /^[\p{L}\p{N}_][\p{L}\p{N}_./-]*$/u,
  'Écrivez un nom sans espace, qui commence par une lettre ou un chiffre, par exemple main.',
);

const hostName = z.stringFormat(
  'nom-de-serveur',
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i,
  'Écrivez le nom du serveur seul, par exemple ftp.exemple.fr.',
);

const oneLine = z.stringFormat(
  'sur-une-ligne',
  /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u,
  'Écrivez-le sur une ligne.',
);

const WAY = { title: 'Moyen', description: 'Par où le site est mis en ligne : git, sftp ou dossier.' };

const git = item('Sur GitHub ou un service semblable', {
  moyen: z.literal('git').meta(WAY),
  depot: gitName.default('origin').meta({
    title: 'Service',
    description:
      'Le nom que le dossier du site donne au service auquel il est relié. Rien n’est à y changer d’ordinaire.',
    examples: ['github'],
  }),
  branche: gitName.default('main').meta({
    title: 'Version du site',
    description: 'Celle que le service met en ligne.',
    examples: ['main'],
  }),
});

const sftp = item('Chez mon hébergeur', {
  moyen: z.literal('sftp').meta(WAY),
  serveur: hostName.meta({
    title: 'Serveur',
    description: 'Le nom du serveur SFTP, donné par l’hébergeur.',
    examples: ['ftp.exemple.fr'],
  }),
  port: z
    .int()
    .min(1)
    .max(65535)
    .default(22)
    .meta({
      title: 'Port',
      description: '22, sauf si l’hébergeur en donne un autre.',
      examples: [22],
    }),
  utilisateur: oneLine.meta({
    title: 'Identifiant',
    description: 'Le nom de connexion. Le mot de passe ne s’écrit jamais ici : l’atelier le demande.',
    examples: ['orbite'],
  }),
  dossier: oneLine.meta({
    title: 'Dossier',
    description: 'Celui que le serveur montre aux visiteurs.',
    examples: ['www'],
  }),
});

const folder = item('Dans un dossier de cet ordinateur', {
  moyen: z.literal('dossier').meta(WAY),
  dossier: oneLine.meta({
    title: 'Dossier',
    description: 'Celui où le site est écrit : un chemin de cet ordinateur.',
    examples: ['/srv/site'],
  }),
});

/** The way in which writers publish the site. It holds no secret. */
export const publication = z.discriminatedUnion('moyen', [git, sftp, folder]);
export type Publication = z.output<typeof publication>;

/** Returns the way of publishing that the settings name. */
export function toPublicationWay(publication: Publication): PublicationWay {
  switch (publication.moyen) {
    case 'git':
      return { by: 'git', remote: publication.depot, branch: publication.branche };
    case 'sftp': {
      const { serveur: host, port, utilisateur: user, dossier: folder } = publication;
      return { by: 'sftp', host, port, user, folder };
    }
    case 'dossier':
      return { by: 'folder', folder: publication.dossier };
  }
}
