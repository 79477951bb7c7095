import type { SitePicture } from '../../contract/workshop-host.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  api,
  type ContentList,
  type NewFile,
  type OpenFile,
  type PreviewAnswer,
  type PreviewRequest,
  type Rename,
  type Renamed,
  type Saved,
  type SaveRequest,
} from '../api.ts';
import { ask, Refused } from './ask.ts';

/** What the page asks the server, each with the answer's type. All reject with `Refused` or `Unreachable`. */
export const questions = {
  content: () => ask<ContentList>(api.content),
  open: (path: string) => ask<OpenFile>(`${api.file}?path=${encodeURIComponent(path)}`),
  preview: (data: PreviewRequest) => ask<PreviewAnswer>(api.preview, { method: 'POST', data }),
  obstacles: (data: PreviewRequest) => ask<Diagnostic[]>(api.obstacles, { method: 'POST', data }),
  create: (data: NewFile) => ask<OpenFile>(api.create, { method: 'POST', data }),
  rename: (data: Rename) => ask<Renamed>(api.rename, { method: 'POST', data }),
  pictures: () => ask<SitePicture[]>(api.pictures),
  keepPicture: (file: File) =>
    ask<SitePicture>(`${api.pictures}?name=${encodeURIComponent(file.name)}`, { method: 'POST', bytes: file }),
};

/** Saves a text. A file that is another one by now is no failure: it is handed back, and nothing is written. */
export async function save(data: SaveRequest): Promise<Saved | { conflict: OpenFile }> {
  try {
    return await ask<Saved>(api.file, { method: 'PUT', data });
  } catch (error) {
    if (error instanceof Refused && error.status === 409 && isOpenFile(error.body)) return { conflict: error.body };
    throw error;
  }
}

function isOpenFile(body: unknown): body is OpenFile {
  return typeof body === 'object' && body !== null && 'text' in body && 'version' in body;
}
