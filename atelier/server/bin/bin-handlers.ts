import { z } from 'zod';
import { orRefuse } from '../../../build/contract/editing/refused.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { type Handlers, json, jsonBody } from '../api-exchange.ts';
import { duplicateFile } from '../files/new-files.ts';
import { type BinEntry, binApi } from './bin-api.ts';
import { binEntries, removeEntry } from './bin-entries.ts';
import { deleteFile, departureOf, keepUnsaved, putBack } from './deletion.ts';

const deletion = z.strictObject({ path: z.string(), version: z.string(), successor: z.string().exactOptional() });
const back = z.strictObject({ id: z.string() });
const emptying = z.strictObject({ ids: z.array(z.string()) });
const duplication = z.strictObject({ path: z.string(), text: z.string() });

/** In bytes: names and paths, of one and of all that a bin may hold. */
const SHORT = 10_000;
const LONG = 1_000_000;

/** What answers of files that come and go. */
export function binHandlers(host: ContentHost): Handlers {
  return {
    [binApi.bin]: {
      GET: () => json(listed(host)),
      POST: async ({ request }) => json(deleteFile(host, await jsonBody(request, deletion, { limit: SHORT }))),
    },
    [binApi.empty]: {
      POST: async ({ request }) => json(emptied(host, (await jsonBody(request, emptying, { limit: LONG })).ids)),
    },
    [binApi.unsaved]: {
      POST: async ({ request }) => {
        keepUnsaved(host, await jsonBody(request, duplication, { limit: host.limits.text }));
        return json(null);
      },
    },
    [binApi.back]: {
      POST: async ({ request }) => json(putBack(host, (await jsonBody(request, back, { limit: SHORT })).id)),
    },
    [binApi.departure]: { GET: ({ query }) => json(departureOf(host, query.get('path') ?? '')) },
    [binApi.duplicate]: {
      POST: async ({ request }) =>
        json(duplicateFile(host, await jsonBody(request, duplication, { limit: host.limits.text })), 201),
    },
  };
}

/** Without where they lie on this machine. */
function listed({ site }: ContentHost): BinEntry[] {
  const entries = orRefuse(words.bin, () => binEntries(site), words.notListed);
  return entries.map(({ file: _, ...entry }) => entry);
}

/** Removes for good what its writer has seen in the bin and wants to go; what has come since stays. */
function emptied(host: ContentHost, ids: readonly string[]): BinEntry[] {
  const empty = () => {
    for (const entry of binEntries(host.site)) if (ids.includes(entry.id)) removeEntry(entry);
  };
  orRefuse(words.bin, empty, words.notEmptied);
  return listed(host);
}
