import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import {
  type BothTexts,
  type Change,
  type Changes,
  type PublicationState,
  type PublishRequest,
  publicationApi,
} from '../../server/publication/publication-api.ts';
import { callApi } from '../call-api.ts';

/** What the page of publication asks the server. All reject with `Refused` or `Unreachable`. */
export const publicationClient = {
  state: () => callApi<PublicationState>(publicationApi.state),
  changes: () => callApi<Changes>(publicationApi.changes),
  texts: ({ path, from }: Pick<Change, 'path' | 'from'>) =>
    callApi<BothTexts>(
      `${publicationApi.texts}?${new URLSearchParams({ path, ...(from !== undefined && { from }) }).toString()}`,
    ),
  writeWay: (data: PublicationWay) => callApi<PublicationState>(publicationApi.way, { method: 'PUT', data }),
  check: () => callApi<PublicationState>(publicationApi.check, { method: 'POST' }),
  publish: (data: PublishRequest) => callApi<PublicationState>(publicationApi.publish, { method: 'POST', data }),
};

/** The fragment that names the page on which texts are put online. */
export const PUBLICATION = '#publier';
