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

/** State of publishing that this machine remembers. It holds nothing secret and nothing necessary. */
const schema = z.object({
  published: published.exactOptional(),
  /** The target, as `placeOf` writes it. */
  place: z.string().exactOptional(),
  /** The published files, if no repository has them. */
  snapshot: plainSnapshot.transform(fromPlain).exactOptional(),
  /** The commit that was published last by git; absent once it has been taken back. */
  commit: z.string().exactOptional(),
  /** Names of kept builds: the published one, and the one before it until that has taken its place again. */
  builds: z.object({ live: z.uuid(), former: z.uuid().exactOptional() }).exactOptional(),
  writer: writer.exactOptional(),
  /** Tells this site on this machine from every other that publishes to the same host. */
  machine: z.string().exactOptional(),
  /** Contents that this machine has sent by git, by path: no other version of the same file is older than they are. */
  sent: texts.default({}),
  /** Keys of servers, by `host:port`. */
  hosts: texts.default({}),
});

type PublicationRecord = z.output<typeof schema>;

/** Returns the folder of publishing: `record.json`, and folders of builds. */
export function publicationFolder({ cacheDir }: Pick<SiteDefinition, 'cacheDir'>): string {
  return join(cacheDir, 'publication');
}

/** Tells the place that a way leads to from all others. */
export function placeOf(way: PublicationWay): string {
  if (way.by === 'git') return JSON.stringify([way.by, way.remote, way.branch]);
  return JSON.stringify(way.by === 'sftp' ? [way.by, way.host, way.port, way.user, way.folder] : [way.by, way.folder]);
}

/** Returns the last publication by a way; nothing if it went to another place. */
export function lastPublication(
  site: Pick<SiteDefinition, 'cacheDir'>,
  way: PublicationWay | undefined,
): Pick<PublicationRecord, 'published' | 'snapshot' | 'commit' | 'builds'> {
  const record = readRecord(site);
  const isElsewhere = record.place !== undefined && (!way || record.place !== placeOf(way));
  return isElsewhere ? {} : record;
}

/** The record that was read last, as long as its file is the same one: it holds all texts, and whoever looks on asks for it twice a second. */
let last: { file: string; key: string; record: PublicationRecord } | undefined;

/** The record of a site; an empty one where there is none that can be read. */
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

/** Writes a snapshot as JSON, and reads it. */
export const snapshotJson = {
  write: (snapshot: Snapshot) => JSON.stringify(toPlain(snapshot)),
  read: (json: string) => fromPlain(plainSnapshot.parse(JSON.parse(json))),
};

type RecordChange = { [Name in keyof PublicationRecord]?: PublicationRecord[Name] | undefined };

/** Changes the record; what becomes undefined leaves it. Throws what the system refuses; the former record then stays. */
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
