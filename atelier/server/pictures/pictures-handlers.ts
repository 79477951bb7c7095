import { z } from 'zod';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { workshopFiles } from '../../words/files.fr.ts';
import type { Handlers } from '../api-request.ts';
import { json } from '../api-response.ts';
import { bodyOf, demandType, jsonBody } from '../body.ts';
import { deletePicture } from './delete-picture.ts';
import { picturesApi } from './pictures-api.ts';
import { renamePicture } from './rename-picture.ts';
import { replacePicture } from './replace-picture.ts';
import { usedFilms } from './used-films.ts';
import { usedPictures } from './used-pictures.ts';

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
