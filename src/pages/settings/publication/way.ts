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
