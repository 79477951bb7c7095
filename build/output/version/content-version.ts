import { type OutputFile, outputFile } from '../../contract/output.ts';
import type { Sources } from '../../contract/source-file.ts';
import { VERSION_FILE } from '../../contract/workshop-host.ts';
import { hashOf, hashOfFile } from '../../platform/hash.ts';

/** Returns the file that names the content of a site. Equal sources give an equal version on any machine and day. */
export function versionFile(sources: Sources): OutputFile {
  return outputFile(VERSION_FILE, `${contentVersion(sources)}\n`);
}

export function contentVersion({ texts, media, copies }: Sources): string {
  const entries = [
    ...texts.map(({ name, text }) => `content/${name} ${hashOf(text)}`),
    ...media.map(({ name, target }) => `content/${name} ${hashOfFile(target)}`),
    ...copies.map(({ path, from }) => `static/${path} ${hashOfFile(from)}`),
  ];
  return hashOf(entries.sort().join('\n'));
}
