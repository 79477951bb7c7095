import { z } from 'zod';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { editFrontMatter } from '../../../build/editing/front-matter/edit.ts';
import { restoreLineEndings } from '../../../build/editing/front-matter/line-endings.ts';
import { type KnownFile, knownFiles, referencesTo, whyNotSlug } from '../../../build/editing/known-files.ts';
import { contentPlace } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { hashOf } from '../../../build/editing/system.ts';
import { allOrNothing } from '../../../build/editing/write-file.ts';
import type { Renamed } from '../../api.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';
import { knownAddresses, withFormerPaths } from '../bin/deletion.ts';
import { addVersion, moveVersions } from '../history/saved-versions.ts';
import { moveRemarks } from '../review/remark-files.ts';
import { additionStep, fileStep, removalStep } from './file-steps.ts';
import { openFile, readDiskText, textChange } from './text-files.ts';

export const rename = z.strictObject({ path: z.string(), slug: z.string(), version: z.string() });

/**
 * Renames a file. Its former address leads to it, unless visitors could not know it, and files that name its slug are
 * updated. Throws `Refused`, and then every file is as it was.
 */
export function renameFile(host: ContentHost, { path, slug, version }: z.output<typeof rename>): Renamed {
  const place = contentPlace(host, path);
  const { contentType: name = '' } = place;
  const { site } = host;
  const contentType = site.contentTypes[name];
  if (!place.stats) throw new Refused(404, words.gone(path));
  if (!contentType) throw new Refused(403, words.noContentType(path));
  if (contentType.single) throw new Refused(422, words.single(path));
  const disk = readDiskText(place, host.limits.text);
  if (disk.version !== version) throw new Refused(409, words.changed(path));
  if (slug === place.slug) return { ...openFile(path, disk), changed: [] };
  const files = knownFiles(host);
  const others = files.filter((other) => other.path !== path);
  const folder = place.name.split('/').slice(0, -1).join('/');
  const refusal = whyNotSlug(host, { contentType: name, slug, folder, files: others });
  if (refusal) throw new Refused(422, refusal);
  const file = files.find((one) => one.path === path);
  const addresses = new Set(file && [...file.previous, ...knownAddresses(host, file)]);
  addresses.delete(contentType.path?.(slug) ?? '');
  const { text: present } = openFile(path, disk);
  const text = file ? withFormerPaths(host, { ...file, text: present }, [...addresses]) : present;
  const contents = restoreLineEndings(disk, text);
  const renamed = `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}.md`;
  const changed = renamedReferences(site, others, { contentType: name, from: place.slug, to: slug });
  renameAndUpdate(host, { removed: { path, version }, added: { path: renamed, contents }, changed });
  moveRemarks(site, path, renamed);
  return {
    ...openFile(renamed, { raw: contents, version: hashOf(contents) }),
    changed: changed.map((one) => one.path),
  };
}

interface Change {
  contentType: string;
  from: string;
  to: string;
}

/** Returns the other files whose fields name the entry by its slug, with the new slug. */
function renamedReferences(
  site: ContentHost['site'],
  files: readonly KnownFile[],
  { contentType, from, to }: Change,
): KnownFile[] {
  return files.flatMap((file) => {
    const named = referencesTo(site, file, { contentType, slug: from });
    const text = named.reduce((current, at) => editFrontMatter(current, { at, value: to }), file.text);
    return text === file.text ? [] : { ...file, text };
  });
}

interface Steps {
  /** The file to remove, if it still has this version. */
  removed: { path: string; version: string };
  /** The file in its place, with its contents. */
  added: { path: string; contents: string };
  /** Other files to change, with their texts (line feeds alone). */
  changed: readonly { path: string; text: string }[];
}

/** Renames a file with its history, and changes the files that name it. Throws `Refused`, and then every file is as it was. */
export function renameAndUpdate(host: ContentHost, { removed, added, changed }: Steps): void {
  const former = contentPlace(host, removed.path);
  const follow = () => {
    addVersion(host.site, removed.path, readDiskText(former, host.limits.text).raw, former.stats?.mtime);
    return moveVersions(host.site, removed.path, added.path);
  };
  allOrNothing([
    additionStep(contentPlace(host, added.path), added.contents, former.stats?.mode),
    ...changed.map((one) => textChange(host, one)),
    fileStep(removed.path, follow),
    removalStep(former, removed.version),
  ]);
}
