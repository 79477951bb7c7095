import type { ContentHost } from '../../contract/workshop-host.ts';
import { newFile as words } from '../../diagnostics/messages/new.fr.ts';
import { isErrno } from '../../platform/errno.ts';
import { hashOf } from '../../platform/hash.ts';
import type { NewFile, OpenFile } from '../api.ts';
import { newText } from '../new/new-file.ts';
import { Refused, written } from '../refused.ts';
import { contentPlace } from './content-place.ts';
import { addFile } from './write-file.ts';

/** Adds a file of a content type. Throws `Refused` where there cannot be such a one; an existing file is never touched. */
export function createFile(host: ContentHost, wanted: NewFile): OpenFile {
  const made = newText(host, wanted);
  if ('refusal' in made) throw new Refused(422, made.refusal);
  const { path, text } = made;
  addText(host, path, text);
  return { path, text, version: hashOf(text) };
}

/** Writes a text where no file is yet. Throws `Refused`. */
export function addText(host: ContentHost, path: string, text: string, mode?: number): void {
  const { file, slug, stats } = contentPlace(host, path);
  const taken = new Refused(409, words.taken(slug, path));
  if (stats) throw taken;
  written(path, () => {
    try {
      addFile(file, text, mode);
    } catch (error) {
      throw isErrno(error, 'EEXIST') ? taken : error;
    }
  });
}
