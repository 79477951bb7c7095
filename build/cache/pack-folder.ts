import { closeSync, fstatSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { explainFault } from '../system/system-errors.ts';
import { type Pack, type Place, RECORD_HEAD, readRecord } from './pack.ts';
import { type KnownPack, newestFirst, packsIn, recordIn, removeAbandoned } from './pack-files.ts';
import { PackWriter } from './pack-writer.ts';

/** More than these are joined: each takes an open file. */
const MOST_PACKS = 8;
/** How many times what a process has used may lie here. */
const TIMES_USED = 3;

/** The packs of a folder, as they were when it was opened; what this process adds, joins and removes is known. */
export class PackFolder {
  private readonly folder: string;
  private readonly unused: number;
  /** Those written last come first: of two records of one name theirs is read. */
  private packs: KnownPack[];
  /** Bytes of what this process has read or written, by name. */
  private readonly used = new Map<string, number>();
  private readonly spoilt = new Set<string>();
  private readonly readFrom = new Set<KnownPack>();
  private closed = false;

  constructor(folder: string, unused: number) {
    this.folder = folder;
    this.unused = unused;
    this.packs = packsIn(folder);
  }

  /** Who asks counts on it, as if it had been read. */
  has(name: string): boolean {
    if (this.spoilt.has(name)) return false;
    const pack = this.packs.find(({ places }) => places.has(name));
    const place = pack?.places.get(name);
    if (pack && place) this.noteUseOf(pack, name, place.bytes);
    return place !== undefined;
  }

  get(name: string): Buffer | undefined {
    const found = this.find(name);
    // Whoever came after may have joined the packs that were known.
    if (!found) return this.closed ? recordIn(this.folder, name) : undefined;
    this.noteUseOf(found.pack, name, found.value.length);
    return found.value;
  }

  /** One that this process has written. */
  add(pack: Pack): void {
    this.packs = newestFirst([{ ...pack, lastUsed: Date.now(), writtenAt: fstatSync(pack.fd).mtimeMs }, ...this.packs]);
    for (const [name, { bytes }] of pack.places) {
      this.used.set(name, RECORD_HEAD + bytes);
      this.spoilt.delete(name);
    }
  }

  /** Notes what was used, and brings the folder below its limits. What the disk refuses is left for another time; anything else is thrown. */
  tidy(): void {
    try {
      this.noteUse();
      removeAbandoned(this.folder, this.packs);
      const limit = Math.max(this.unused, TIMES_USED * sum(this.used.values()));
      const isFull = sum(this.packs.map(({ bytes }) => bytes)) > limit;
      if (isFull || this.packs.length > MOST_PACKS) this.takeInOthers();
      if (isFull) this.rewrite(this.packs, this.mostUsed(limit / 2));
      else if (this.packs.length > MOST_PACKS) this.joinSmallest();
    } catch (error) {
      // Read-only, full, or gone.
      if (explainFault(error) === undefined) throw error;
    }
  }

  /** Nothing stays open; what is asked for from now on is opened for itself. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const { fd } of this.packs) closeSync(fd);
  }

  private noteUseOf(pack: KnownPack, name: string, bytes: number): void {
    this.used.set(name, RECORD_HEAD + bytes);
    this.readFrom.add(pack);
  }

  private find(name: string): { pack: KnownPack; value: Buffer } | undefined {
    for (const pack of this.packs) {
      const place = pack.places.get(name);
      const value = place && this.read(pack, name, place);
      if (value) return { pack, value };
      if (place) this.spoilt.add(name);
    }
    return undefined;
  }

  private read({ file, fd }: KnownPack, name: string, place: Place): Buffer | undefined {
    if (!this.closed) return readRecord(fd, name, place);
    try {
      const opened = openSync(file, 'r');
      const value = readRecord(opened, name, place);
      closeSync(opened);
      return value;
    } catch {
      return undefined;
    }
  }

  /** A pack's time of change says when it was written; that of its last reading, when it was last of use. */
  private noteUse(): void {
    for (const pack of this.readFrom) {
      pack.lastUsed = Date.now();
      utimesSync(pack.file, new Date(), statSync(pack.file).mtime);
    }
    this.readFrom.clear();
  }

  /** All that this process has used, and as much of the rest as fits, what was used last first. */
  private mostUsed(limit: number): Set<string> {
    const names = new Set(this.used.keys());
    let left = limit - sum(this.used.values());
    for (const { places } of [...this.packs].sort((a, b) => b.lastUsed - a.lastUsed))
      for (const [name, { bytes }] of places) {
        if (names.has(name)) continue;
        left -= RECORD_HEAD + bytes;
        if (left < 0) return names;
        names.add(name);
      }
    return names;
  }

  /** Other processes have written since: what is joined must not hide their records behind older ones. */
  private takeInOthers(): void {
    this.packs = newestFirst([...this.packs, ...packsIn(this.folder, this.packs)]);
  }

  private joinSmallest(): void {
    const smallest = [...this.packs].sort((a, b) => a.bytes - b.bytes).slice(0, -MOST_PACKS / 2);
    const names = smallest.flatMap(({ places }) => [...places.keys()]);
    this.rewrite(smallest, new Set(names));
  }

  /** Puts one pack with these names, as old as the newest of them, in the place of these packs. */
  private rewrite(packs: readonly KnownPack[], names: ReadonlySet<string>): void {
    const writer = new PackWriter(this.folder);
    try {
      for (const name of names) {
        const found = this.find(name);
        if (found) writer.put(name, found.value);
      }
      const times = {
        lastUsed: Math.max(...packs.map(({ lastUsed }) => lastUsed)),
        writtenAt: Math.max(...packs.map(({ writtenAt }) => writtenAt)),
      };
      const pack = { ...writer.finish(times), ...times };
      this.packs = newestFirst([pack, ...this.packs.filter((one) => !packs.includes(one))]);
    } catch (error) {
      writer.discard();
      throw error;
    }
    for (const { file, fd } of packs) {
      closeSync(fd);
      rmSync(file, { force: true });
    }
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
