import { z } from 'zod';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { api } from '../../api.ts';
import { workshopFiles as words, workshop } from '../../words/workshop.fr.ts';
import { bodyOf, demandType, type Handlers, json, jsonBody, refused } from '../api-exchange.ts';
import { createFile } from './new-files.ts';
import { renameFile } from './rename.ts';
import { changeSeveral } from './several-texts.ts';
import { addDownload, addPicture } from './static-files.ts';
import { readFile, saveFile } from './text-files.ts';

const saveRequest = z.strictObject({ path: z.string(), text: z.string(), version: z.string() });
const newFile = z.strictObject({ contentType: z.string(), title: z.string(), slug: z.string().exactOptional() });
const rename = z.strictObject({ path: z.string(), slug: z.string(), version: z.string() });

const paths = z.array(z.string()).min(1).max(1000);
const several = z.union([
  z.strictObject({ paths, action: z.literal('release') }),
  z.strictObject({ paths, action: z.literal('delete') }),
  z.strictObject({ paths, action: z.literal('category'), category: z.string().min(1) }),
]);

/** In bytes: paths of many texts. */
const LONG = 500_000;

/** In bytes: titles, names and paths. */
const SHORT = 10_000;

/** Milliseconds for a picture to come, from a slow disk as well. */
const PATIENCE = 60_000;

/** What is asked of the files themselves. */
export function fileHandlers(host: WorkshopHost): Handlers {
  const { limits } = host;
  return {
    [api.file]: {
      GET: ({ query }) => json(readFile(host, query.get('path') ?? '')),
      PUT: async ({ request }) => saveFile(host, await jsonBody(request, saveRequest, { limit: limits.text })),
    },
    [api.create]: {
      POST: async ({ request }) => json(createFile(host, await jsonBody(request, newFile, { limit: SHORT })), 201),
    },
    [api.pictures]: {
      GET: async () => json(await host.pictures()),
      POST: async ({ request, query }) => {
        demandType(request, /^(?:image\/.*|application\/octet-stream)$/i, words.ofPicture);
        const bytes = await bodyOf(request, { limit: limits.picture, patience: PATIENCE });
        return json(await addPicture(host, query.get('name') ?? '', bytes), 201);
      },
    },
    [api.downloads]: {
      POST: async ({ request, query }) => {
        demandType(request, /^application\/octet-stream$/i, words.ofDownload);
        const bytes = await bodyOf(request, { limit: limits.picture, patience: PATIENCE });
        return json(addDownload(host.site, query.get('name') ?? '', bytes), 201);
      },
    },
    [api.several]: {
      POST: async ({ request }) => {
        const change = await jsonBody(request, several, { limit: LONG });
        if (change.action === 'release' && !host.built()) return refused(503, workshop.building);
        return json(await changeSeveral(host, change));
      },
    },
    [api.rename]: {
      POST: async ({ request }) => json(renameFile(host, await jsonBody(request, rename, { limit: SHORT }))),
    },
  };
}
