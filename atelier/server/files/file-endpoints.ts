import { z } from 'zod';
import { endpoint } from '../api-exchange.ts';
import { createFile, duplicateFile, newFile } from './new-files.ts';
import { rename, renameFile } from './rename.ts';
import { saveAndUpdateReferences } from './renamed-values.ts';
import { readFile } from './text-files.ts';

const saveRequest = z.strictObject({ path: z.string(), text: z.string(), version: z.string() });

/** Requests to open, save, add and rename files. */
export const fileEndpoints = {
  'files/open': endpoint(z.strictObject({ path: z.string() }), (host, { path }) => readFile(host, path)),
  'files/save': endpoint(saveRequest, saveAndUpdateReferences, 'text'),
  'files/create': endpoint(newFile, createFile),
  'files/duplicate': endpoint(z.strictObject({ path: z.string(), text: z.string() }), duplicateFile, 'text'),
  'files/rename': endpoint(rename, renameFile),
};
