import type { WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { api } from '../../api.ts';
import type { Handlers } from '../api-request.ts';
import { json } from '../api-response.ts';
import { lastChanges } from './last-changes.ts';

/** What the first page is told beside the list of content. */
export function overviewHandlers(host: WorkshopHost): Handlers {
  const changes = lastChanges(host);
  return {
    [api.waiting]: { GET: async () => json((await host.waiting(new Date())) ?? null) },
    [api.changes]: { GET: async () => json(await changes()) },
  };
}
