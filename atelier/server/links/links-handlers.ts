import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import type { Handlers } from '../api-request.ts';
import { json } from '../api-response.ts';
import { departureOf } from './departure.ts';
import { linksApi } from './links-api.ts';

/** What answers of texts that name each other. */
export function linksHandlers(host: ContentHost): Handlers {
  return { [linksApi.departure]: { GET: ({ query }) => json(departureOf(host, query.get('path') ?? '')) } };
}
