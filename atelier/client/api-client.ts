import type { SitePicture } from '../../build/contract/workshop-host.ts';
import type { Diagnostic } from '../../build/diagnostics/diagnostic.ts';
import {
  api,
  type ContentList,
  type Found,
  type LastChanges,
  type LastReplacement,
  type NewFile,
  type OpenFile,
  type PreviewRequest,
  type PreviewResult,
  type Rename,
  type Renamed,
  type Replacement,
  type Saved,
  type SaveRequest,
  type Undone,
} from '../api.ts';
import type { Search } from '../server/find/pattern.ts';
import { callApi, Refused } from './call-api.ts';
import { readablePicture } from './readable-picture.ts';

/** What the page asks the server, each with the answer's type. All reject with `Refused` or `Unreachable`. */
export const apiClient = {
  waiting: () => callApi<Diagnostic[] | null>(api.waiting),
  find: (data: Search) => callApi<Found>(api.find, { method: 'POST', data }),
  lastReplacement: () => callApi<LastReplacement | null>(api.replace),
  replace: (data: Replacement) => callApi<LastReplacement>(api.replace, { method: 'POST', data }),
  undoReplacement: () => callApi<Undone>(api.undoReplacement, { method: 'POST' }),
  changes: () => callApi<LastChanges>(api.changes),
  content: () => callApi<ContentList>(api.content),
  open: (path: string) => callApi<OpenFile>(`${api.file}?path=${encodeURIComponent(path)}`),
  preview: (data: PreviewRequest) => callApi<PreviewResult>(api.preview, { method: 'POST', data }),
  diagnostics: (data: PreviewRequest) => callApi<Diagnostic[]>(api.diagnostics, { method: 'POST', data }),
  obstacles: (data: PreviewRequest) => callApi<Diagnostic[]>(api.obstacles, { method: 'POST', data }),
  create: (data: NewFile) => callApi<OpenFile>(api.create, { method: 'POST', data }),
  rename: (data: Rename) => callApi<Renamed>(api.rename, { method: 'POST', data }),
  pictures: () => callApi<SitePicture[]>(api.pictures),
  keepDownload: (file: File) =>
    callApi<{ address: string }>(`${api.downloads}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      bytes: file,
    }),
  keepPicture: async (given: File) => {
    const file = await readablePicture(given);
    return callApi<SitePicture>(`${api.pictures}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      bytes: file,
    });
  },
};

/** Saves a text. A file that is another one by now is no failure: it is handed back, and nothing is written. */
export async function save(data: SaveRequest): Promise<Saved | { conflict: OpenFile }> {
  try {
    return await callApi<Saved>(api.file, { method: 'PUT', data });
  } catch (error) {
    if (error instanceof Refused && error.status === 409 && isOpenFile(error.body)) return { conflict: error.body };
    throw error;
  }
}

function isOpenFile(body: unknown): body is OpenFile {
  return typeof body === 'object' && body !== null && 'text' in body && 'version' in body;
}
