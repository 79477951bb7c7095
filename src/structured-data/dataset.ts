import type { Dataset } from 'schema-dts';
import { midnight } from '../format/midnight.ts';
import { agency, type Place } from './identity.ts';

interface PublishedData {
  name: string;
  description: string;
  /** Address of its licence. */
  license: string;
  /** The day of its newest value. */
  modified?: string | undefined;
  files: readonly { path: string; type: string }[];
}

/** Describes data that a page shows and offers as files. */
export function dataset({ name, description, license, modified, files }: PublishedData, place: Place): Dataset {
  return {
    '@type': 'Dataset',
    '@id': `${place.url(place.path)}#donnees`,
    name,
    description,
    license,
    creator: agency(place),
    ...(modified && { dateModified: midnight(modified) }),
    distribution: files.map(({ path, type }) => ({
      '@type': 'DataDownload',
      contentUrl: place.url(path),
      encodingFormat: type,
    })),
  };
}
