import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { fixtureSite } from './fixture-site.ts';
import { folderWith } from './folder.ts';
import { notesContentType } from './notes-content-type.ts';
import { once } from './once.ts';

const fixture = once(fixtureSite);

/** A site of the fixture's content types with these files alone, outside of the project, whose folder may be closed to others. */
export function siteOfFiles(files: Parameters<typeof folderWith>[0]): SiteDefinition {
  const root = folderWith(files);
  return { ...fixture(), root, contentDir: join(root, 'content'), staticDir: join(root, 'static') };
}

/** The same where a page may be a draft, have had other addresses and name another page. */
export function notesOfFiles(files: Parameters<typeof folderWith>[0]): SiteDefinition {
  const site = siteOfFiles(files);
  return { ...site, contentTypes: { ...site.contentTypes, text: notesContentType } };
}
