import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_SETTINGS_FILE, SCHEMA_FOLDER, schemaFiles, withSchemas } from '../content/index.ts';
import { cli } from '../diagnostics/messages/cli.fr.ts';
import { siteDefinition } from './site-definition.ts';

/** Writes the JSON Schemas and the site's derived source. */
export async function runSchemas(): Promise<void> {
  const site = siteDefinition();
  const files = schemaFiles(site);
  const folder = join(site.root, SCHEMA_FOLDER);
  const settings = join(site.root, EDITOR_SETTINGS_FILE);
  const tied = withSchemas(await readFile(settings, 'utf8'), files);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of files) await writeFile(join(site.root, path), contents);
  await writeFile(settings, tied);
  if (site.derivedSource) {
    const { from, path, derive } = site.derivedSource;
    await writeFile(join(site.root, path), derive(await readFile(join(site.root, from), 'utf8')));
  }
  console.log(cli.schemasWritten(files.length, SCHEMA_FOLDER, EDITOR_SETTINGS_FILE));
}
