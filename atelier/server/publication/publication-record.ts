import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { modificationKey } from '../../../build/editing/system.ts';
import { published, writer } from './publication-api.ts';
import type { Snapshot } from './snapshot.ts';

const texts = z.record(z.string(), z.string());
const plainSnapshot = z.object({ texts, pictures: texts });

/** The state of publishing on this machine, without anything secret or necessary. */
const schema = z.object({
  published: published.exactOptional(),
  /** The target, as `placeOf` writes it. */
  place: z.string().exactOptional(),
  /** The published files, if no repository has them. */
  snapshot: plainSnapshot.transform(fromPlain).exactOptional(),
  /** The commit that was published last by git; absent once it has been taken back. */
  commit: z.string().exactOptional(),
  /** The names of kept builds: the published one, and the one before it until that is restored. */
  builds: z.object({ live: z.uuid(), former: z.uuid().exactOptional() }).exactOptional(),
  writer: writer.exactOptional(),
  /** The id that distinguishes this site on this machine from others that publish to the same host. */
  machine: z.string().exactOptional(),
  /** The contents that this machine has sent by git, by path. Other versions of a file are not older than these. */
  sent: texts.default({}),
  /** Keys of servers, by `host:port`. */
  hosts: texts.default({}),
});

type PublicationRecord = z.output<typeof schema>;

/** Returns the folder of publishing: `record.json`, and folders of builds. */
export function publicationFolder({ cacheDir }: Pick<SiteDefinition, 'cacheDir'>): string {
  return join(cacheDir, 'publication');
}

/** Returns the place that a way publishes to, as a unique word. */
export function placeOf(way: PublicationWay): string {
  if (way.by === 'git') return JSON.stringify([way.by, way.remote, way.branch]);
  return JSON.stringify(way.by === 'sftp' ? [way.by, way.host, way.port, way.user, way.folder] : [way.by, way.folder]);
}

/** Returns the last publication by a way; an empty record if it went to another place. */
export function lastPublication(
  site: Pick<SiteDefinition, 'cacheDir'>,
  way: PublicationWay | undefined,
): Pick<PublicationRecord, 'published' | 'snapshot' | 'commit' | 'builds'> {
  const record = readRecord(site);
  const isElsewhere = record.place !== undefined && (!way || record.place !== placeOf(way));
  return isElsewhere ? {} : record;
}

/** The record that was read last, valid while its file is unchanged. It contains all texts, and pages ask for it twice a second. */
let last: { file: string; key: string; record: PublicationRecord } | undefined;

/** Returns the record of a site; an empty one if none can be read. */
export function readRecord(site: Pick<SiteDefinition, 'cacheDir'>): PublicationRecord {
  const file = fileOf(site);
  try {
    const key = modificationKey(statSync(file));
    if (key !== '' && last?.file === file && last.key === key) return last.record;
    const record = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    last = { file, key, record };
    return record;
  } catch {
    return { sent: {}, hosts: {} };
  }
}

function fromPlain({ texts, pictures }: z.output<typeof plainSnapshot>): Snapshot {
  return { texts: new Map(Object.entries(texts)), pictures: new Map(Object.entries(pictures)) };
}

function toPlain({ texts, pictures }: Snapshot): z.output<typeof plainSnapshot> {
  return { texts: Object.fromEntries(texts), pictures: Object.fromEntries(pictures) };
}

/** The conversion of a snapshot to JSON and back. */
export const snapshotJson = {
  write: (snapshot: Snapshot) => JSON.stringify(toPlain(snapshot)),
  read: (json: string) => fromPlain(plainSnapshot.parse(JSON.parse(json))),
};

type RecordChange = { [Name in keyof PublicationRecord]?: PublicationRecord[Name] | undefined };

/** Changes the record; undefined values are removed. Throws the system's error; the former record then stays. */
export function updateRecord(site: Pick<SiteDefinition, 'cacheDir'>, change: RecordChange): void {
  const { snapshot, ...record } = { ...readRecord(site), ...change };
  const file = fileOf(site);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, JSON.stringify({ ...record, ...(snapshot && { snapshot: toPlain(snapshot) }) }));
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function fileOf(site: Pick<SiteDefinition, 'cacheDir'>): string {
  return join(publicationFolder(site), 'record.json');
}
