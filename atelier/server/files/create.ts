import { addText } from '../../../build/contract/editing/add-text.ts';
import { newText } from '../../../build/contract/editing/new-file.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { hashOf } from '../../../build/contract/system.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import type { NewFile, OpenFile } from '../../api.ts';

/** Adds a file of a content type. Throws `Refused` where there cannot be such a one; an existing file is never touched. */
export function createFile(host: ContentHost, wanted: NewFile): OpenFile {
  const made = newText(host, wanted);
  if ('refusal' in made) throw new Refused(422, made.refusal);
  const { path, text } = made;
  addText(host, path, text);
  return { path, text, version: hashOf(text) };
}
