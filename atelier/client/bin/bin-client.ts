import type { OpenFile } from '../../api.ts';
import {
  type BinEntry,
  binApi,
  type Deleted,
  type Deletion,
  type Duplication,
  type PutBack,
  type UnsavedText,
} from '../../server/bin/bin-api.ts';
import { type Departure, linksApi } from '../../server/links/links-api.ts';
import { callApi } from '../call-api.ts';

/** What the page asks of files that come and go. All reject with `Refused` or `Unreachable`. */
export const binClient = {
  departure: (path: string) => callApi<Departure>(`${linksApi.departure}?path=${encodeURIComponent(path)}`),
  entries: () => callApi<BinEntry[]>(binApi.bin),
  empty: (ids: readonly string[]) => callApi<BinEntry[]>(binApi.empty, { method: 'POST', data: { ids } }),
  keepUnsaved: (data: UnsavedText) => callApi<null>(binApi.unsaved, { method: 'POST', data }),
  delete: (data: Deletion) => callApi<Deleted>(binApi.bin, { method: 'POST', data }),
  putBack: (id: string) => callApi<PutBack>(binApi.back, { method: 'POST', data: { id } }),
  duplicate: (data: Duplication) => callApi<OpenFile>(binApi.duplicate, { method: 'POST', data }),
};
