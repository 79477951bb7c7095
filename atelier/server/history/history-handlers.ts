import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import type { Handlers } from '../api-request.ts';
import { json } from '../api-response.ts';
import { historyApi } from './history-api.ts';
import { versionsOf, versionText } from './versions.ts';

/** What answers of the versions that texts had. */
export function historyHandlers(host: ContentHost): Handlers {
  return {
    [historyApi.versions]: { GET: async ({ query }) => json(await versionsOf(host, query.get('path') ?? '')) },
    [historyApi.text]: {
      GET: async ({ query }) => json(await versionText(host, query.get('path') ?? '', query.get('id') ?? '')),
    },
  };
}
