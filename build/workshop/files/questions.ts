import { z } from 'zod';
import type { SiteDefinition } from '../../contract/definition.ts';
import { MAX_TEXT_BYTES } from '../../read/read.ts';
import { json } from '../answer.ts';
import { api } from '../api.ts';
import { jsonBody } from '../body.ts';
import type { Handlers } from '../question.ts';
import { readFile, saveFile } from './save.ts';

const saveRequest = z.strictObject({ path: z.string(), text: z.string(), version: z.string() });

/** What is asked of the files themselves. */
export function fileQuestions(site: SiteDefinition): Handlers {
  return {
    [api.file]: {
      GET: ({ query }) => json(readFile(site, query.get('path') ?? '')),
      PUT: async ({ request }) => saveFile(site, await jsonBody(request, saveRequest, { limit: MAX_TEXT_BYTES })),
    },
  };
}
