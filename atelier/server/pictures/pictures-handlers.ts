import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { z } from 'zod';
import { orRefuse, Refused } from '../../../build/contract/editing/refused.ts';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { workshopFiles } from '../../words/workshop.fr.ts';
import {
  type ApiRequest,
  type ApiResponse,
  bodyOf,
  demandSameOrigin,
  demandType,
  type Handlers,
  json,
  jsonBody,
} from '../api-exchange.ts';
import { deletePicture, foundPicture, renamePicture, replacePicture } from './picture-changes.ts';
import { picturesApi } from './pictures-api.ts';
import { usedFilms, usedPictures } from './used-pictures.ts';

const rename = z.strictObject({ address: z.string(), name: z.string() });
const deletion = z.strictObject({ address: z.string() });

/** In bytes: names. */
const SHORT = 10_000;

/** Milliseconds for a picture to come, from a slow disk as well. */
const PATIENCE = 60_000;

/** What answers of the site's pictures. */
export function picturesHandlers(host: WorkshopHost): Handlers {
  return {
    [picturesApi.uses]: { GET: async () => json(await usedPictures(host)) },
    [picturesApi.films]: { GET: () => json(usedFilms(host)) },
    [picturesApi.replace]: {
      POST: async ({ request, query }) => {
        demandType(request, /^(?:image\/.*|application\/octet-stream)$/i, workshopFiles.ofPicture);
        const bytes = await bodyOf(request, { limit: host.limits.picture, patience: PATIENCE });
        return json(await replacePicture(host, query.get('address') ?? '', bytes));
      },
    },
    [picturesApi.rename]: {
      POST: async ({ request }) => json(renamePicture(host, await jsonBody(request, rename, { limit: SHORT }))),
    },
    [picturesApi.delete]: {
      POST: async ({ request }) =>
        json(deletePicture(host, (await jsonBody(request, deletion, { limit: SHORT })).address)),
    },
  };
}

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
    body: orRefuse(path, () => readFileSync(file), words.notRead),
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
