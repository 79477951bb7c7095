import type { PublicationWay } from '../../../../build/contract/publication-way.ts';
import type { Publication } from './schema.ts';

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

/** Returns the settings that name a way of publishing. */
export function publicationOf(way: PublicationWay): Publication {
  switch (way.by) {
    case 'git':
      return { moyen: 'git', depot: way.remote, branche: way.branch };
    case 'sftp':
      return { moyen: 'sftp', serveur: way.host, port: way.port, utilisateur: way.user, dossier: way.folder };
    case 'folder':
      return { moyen: 'dossier', dossier: way.folder };
  }
}
