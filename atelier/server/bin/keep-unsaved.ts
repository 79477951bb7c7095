import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import { explained } from '../../../build/contract/editing/refused.ts';
import { titleOf } from '../../../build/contract/editing/title-field.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { keepVersion } from '../history/saved-versions.ts';
import type { UnsavedText } from './bin-api.ts';
import { addEntry } from './entries.ts';

/** Keeps a text that was never saved and is given up: among the versions of its file, or in the bin where there is no such file. Throws `Refused`. */
export function keepUnsaved(host: ContentHost, { path, text }: UnsavedText, now = new Date()): void {
  const { site } = host;
  const { stats, contentType = '', slug } = contentPlace(host, path);
  const read = readFrontMatter(text);
  const title = titleOf(host, contentType, 'data' in read ? read.data : {}) ?? slug;
  const keep = () => {
    if (stats) keepVersion(site, path, text, now);
    else addEntry(site, { sort: 'text', path, title, deletedAt: now.toISOString() }, text);
  };
  explained(path, keep, words.notGivenUp);
}
