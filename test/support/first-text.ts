import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './real-site.ts';

/** The first file of a folder of the site's texts: tests that hold with any content start from it. */
export function firstText(folder: string): { name: string; text: string } {
  const [name = ''] = readdirSync(join(contentFolder, folder)).sort();
  return { name, text: readFileSync(join(contentFolder, folder, name), 'utf8') };
}
