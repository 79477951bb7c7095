import { newFile as words } from '../../diagnostics/messages/new.fr.ts';
import { isErrno } from '../../platform/errno.ts';
import type { ContentHost } from '../workshop-host.ts';
import { contentPlace } from './content-place.ts';
import { Refused, written } from './refused.ts';
import { addFile } from './write-file.ts';

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
