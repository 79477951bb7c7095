import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { explained, Refused } from '../../../build/contract/editing/refused.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import type { ApiRequest } from '../api-request.ts';
import type { ApiResponse } from '../api-response.ts';
import { demandSameOrigin } from '../guard.ts';
import { foundPicture } from './rename-picture.ts';

/**
 * A picture as it lies on the disk, whether the site publishes it or not, for the workshop's own pages: an image cannot carry their token. A drawing
 * that is opened by itself runs nothing. Throws `Refused`.
 */
export function pictureBytes({ site, limits }: WorkshopHost, { request, query }: ApiRequest): ApiResponse {
  demandSameOrigin(request);
  const { path, file, stats } = foundPicture(site, query.get('address') ?? '');
  const type = PICTURE_TYPES[extname(path).toLowerCase()];
  if (type === undefined || stats.size > limits.picture) throw new Refused(422, words.notShown(path));
  return {
    status: 200,
    type,
    body: explained(path, () => readFileSync(file), words.notRead),
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}

/** Media types of what pages show as pictures, by extension. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};
