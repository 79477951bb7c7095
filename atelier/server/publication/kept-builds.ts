import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { VERSION_FILE } from '../../../build/contract/workshop-host.ts';
import { hashOfFile, ifPresent, isJunkFile } from '../../../build/editing/system.ts';
import { publicationFolder, readRecord, snapshotJson } from './publication-record.ts';
import type { Snapshot } from './snapshot.ts';

type Site = Pick<SiteDefinition, 'cacheDir'>;

/** A published build, kept so that the next publication can be taken back. */
export interface KeptBuild {
  /** The absolute path of its files. */
  folder: string;
  version: string;
  /** The texts and pictures that it was built from. */
  snapshot: Snapshot;
}

/** Copies a build under a name of its own, completely or not at all. Rejects with the system's error. */
export async function keepBuild(site: Site, name: string, { folder, version, snapshot }: KeptBuild): Promise<void> {
  const draft = `${buildFolder(site, name)}.part`;
  await mkdir(draft, { recursive: true });
  const filter = (path: string) => !isJunkFile(basename(path));
  await cp(folder, join(draft, 'site'), { recursive: true, filter, mode: constants.COPYFILE_FICLONE });
  await writeFile(join(draft, 'version'), version);
  await writeFile(join(draft, 'snapshot.json'), snapshotJson.write(snapshot));
  await rename(draft, buildFolder(site, name));
}

export function readBuild(site: Site, name: string): KeptBuild {
  const place = buildFolder(site, name);
  return {
    folder: join(place, 'site'),
    version: readFileSync(join(place, 'version'), 'utf8'),
    snapshot: snapshotJson.read(readFileSync(join(place, 'snapshot.json'), 'utf8')),
  };
}

/** Removes all builds but those of the record. */
export function removeOldBuilds(site: Site): void {
  const { live, former } = readRecord(site).builds ?? {};
  const known = new Set([live, former]);
  const folder = join(publicationFolder(site), 'builds');
  for (const name of ifPresent(() => readdirSync(folder), []))
    if (!known.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the hashes of the version files in the kept builds. A place with another version was published to by somebody else. */
export function keptVersions(site: Site): string[] {
  const { live, former } = readRecord(site).builds ?? {};
  return [live, former].flatMap((name) =>
    name === undefined ? [] : [hashOfFile(join(buildFolder(site, name), 'site', VERSION_FILE))],
  );
}

function buildFolder(site: Site, name: string): string {
  return join(publicationFolder(site), 'builds', name);
}
