import { z } from 'zod';
import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { FILE } from '../../api.ts';
import { endpoint, type Handlers, jsonBody, jsonResponse } from '../api-exchange.ts';
import { createFile, duplicateFile, newFile } from './new-files.ts';
import { rename, renameFile } from './rename.ts';
import { saveAndUpdateReferences } from './renamed-values.ts';
import { readFile } from './text-files.ts';

const saveRequest = z.strictObject({ path: z.string(), text: z.string(), version: z.string() });

/** Requests to add and rename files. */
export const fileEndpoints = {
  'files/create': endpoint(newFile, createFile),
  'files/duplicate': endpoint(z.strictObject({ path: z.string(), text: z.string() }), duplicateFile, 'text'),
  'files/rename': endpoint(rename, renameFile),
};

/** Answers requests to open and save a file. */
export function fileHandlers(host: WorkshopHost): Handlers {
  return {
    [FILE]: {
      GET: ({ query }) => jsonResponse(readFile(host, query.get('path') ?? '')),
      PUT: async ({ request }) =>
        saveAndUpdateReferences(host, await jsonBody(request, saveRequest, { limit: host.limits.text })),
    },
  };
}
