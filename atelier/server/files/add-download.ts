import { extname } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { workshopFiles as words } from '../../words/files.fr.ts';
import { addStaticFile } from './add-static-file.ts';

/** Documents that readers take away, and nothing that a browser would run or show as a page. */
const OFFERED = 'pdf xlsx ods csv docx odt pptx odp epub zip json txt ics'.split(' ');

/** Where they lie on a site that names no folder for them. */
const FOLDER = 'fichiers';

/** Adds a file for readers to take away. Throws `Refused` for what is none of these documents. */
export function addDownload(
  site: Pick<SiteDefinition, 'staticDir' | 'downloads'>,
  called: string,
  bytes: Uint8Array,
): { address: string } {
  const { downloads: folder = FOLDER } = site;
  const extension = extname(called).toLowerCase();
  if (!OFFERED.includes(extension.slice(1)) || bytes.length === 0) throw new Refused(422, words.noDownload(OFFERED));
  const name = addStaticFile(site, { folder, called: called.slice(0, -extension.length), extension, bytes });
  return { address: `/${folder}/${name}` };
}
