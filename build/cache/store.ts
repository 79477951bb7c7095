import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../contract/diagnostic.ts';
import { explainFault } from '../diagnostics/explain-fault.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { hashOf } from '../platform/hash.ts';
import { openPack, type Pack, PackWriter, type Place, readPart, removePack, UNFINISHED_EXTENSION } from './pack.ts';

/**
 * Values by key, from one run to the next, and with them bytes, which are read only when they are asked for. Keys may be of any length;
 * a value is only ever found under the key it was put under.
 */
export interface Store {
  /** The value; undefined when it is not there or cannot be read. */
  get(key: string): Buffer | undefined;
  /** The bytes that were put with a value; undefined as above. */
  bytesOf(key: string): Buffer | undefined;
  /** Keeps a value; returns false where the disk refuses it. */
  put(key: string, value: string | Uint8Array, bytes?: Uint8Array): boolean;
  /** Number of values that this process has put into it. */
  readonly written: number;
  /** Outputs that this process has read and written, where it builds more than once. */
  readonly recent?: RecentOutputs;
  /** Lets other stores of the folder find the values of this one, and finds theirs. */
  share(): void;
  /** Ends a run: shares its values, removes others where the store has become too large, and reports a disk that refused values. */
  save(): Diagnostic[];
}

export interface StoreOptions {
  /** Bytes that the store may hold, however little of them this process has used. */
  limit?: number;
  /** Keeps the outputs of the last runs in memory, too. */
  keepsRecent?: boolean;
}

/**
 * Opens the store in a folder. Each run adds a pack, which appears whole or not at all; so any number of processes may use the folder at once, and
 * one that is killed leaves nothing that others find. The folder may be absent, closed or full: then the store finds and keeps less.
 */
export function openStore(folder: string, { limit = 256 << 20, keepsRecent = false }: StoreOptions = {}): Store {
  return new FileStore(folder, limit, keepsRecent);
}

/** Names of packs begin with the milliseconds at which they were finished. */
const PACK = '.pack';
/** More packs than these are joined: every run opens all of them. */
const MAX_PACKS = 24;
/** The store may hold so many times the bytes that this process has used: no run fills it alone. */
const TIMES_USED = 3;
/** Age of an unfinished pack that belongs to a process which was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

class FileStore implements Store {
  private readonly folder: string;
  private readonly limit: number;
  private readonly packs = new Map<string, Pack>();
  private readonly places = new Map<string, Place>();
  private readonly used = new Set<string>();
  private writer: PackWriter | undefined;
  private refusal: unknown;
  written = 0;
  readonly recent?: RecentOutputs;

  constructor(folder: string, limit: number, keepsRecent: boolean) {
    this.folder = folder;
    this.limit = limit;
    if (keepsRecent) this.recent = new RecentOutputs();
    this.share();
  }

  get(key: string): Buffer | undefined {
    return this.read(key, ({ file, at, value }) => readPart(file, at, value));
  }

  bytesOf(key: string): Buffer | undefined {
    return this.read(key, ({ file, at, value, bytes }) => readPart(file, at + value, bytes));
  }

  put(key: string, value: string | Uint8Array, bytes: Uint8Array = Buffer.of()): boolean {
    const hash = hashOf(key);
    try {
      this.writer ??= new PackWriter(this.folder);
      this.places.set(hash, this.writer.add(hash, typeof value === 'string' ? Buffer.from(value) : value, bytes));
    } catch (error) {
      this.refusal ??= error;
      return false;
    }
    this.used.add(hash);
    this.written++;
    return true;
  }

  share(): void {
    if (this.writer) this.finish(this.writer);
    this.writer = undefined;
    const names = attempt(() => readdirSync(this.folder)) ?? [];
    for (const name of names.sort()) {
      const path = join(this.folder, name);
      if (name.endsWith(UNFINISHED_EXTENSION)) attempt(() => removeAbandoned(path));
      const pack = name.endsWith(PACK) && !this.packs.has(name) ? attempt(() => openPack(path)) : undefined;
      if (!pack) continue;
      this.packs.set(name, pack);
      for (const [hash, place] of pack.places) this.places.set(hash, place);
    }
  }

  save(): Diagnostic[] {
    this.share();
    if (this.written > 0) this.shrink();
    this.recent?.endRun();
    const refusal = this.refusal;
    this.refusal = undefined;
    if (refusal === undefined) return [];
    const reason = explainFault(refusal) ?? String(refusal);
    return [diagnostic('warning', this.folder, WHOLE_FILE, messages.notKept(reason))];
  }

  private read(key: string, readPlace: (place: Place) => Buffer): Buffer | undefined {
    const hash = hashOf(key);
    const place = this.places.get(hash);
    const found = place && attempt(() => readPlace(place));
    if (found) this.used.add(hash);
    return found;
  }

  /** Finishes a pack, which becomes the last by name: later processes take its values before those of others. Returns whether the disk took it. */
  private finish(writer: PackWriter): boolean {
    const [last = ''] = [...this.packs.keys()].sort().reverse();
    const time = Math.max(Date.now(), (Number.parseInt(last, 10) || 0) + 1);
    const name = `${time}-${randomUUID()}${PACK}`;
    try {
      this.packs.set(name, writer.finish(join(this.folder, name)));
      return true;
    } catch (error) {
      this.refusal ??= error;
      writer.abandon();
      return false;
    }
  }

  /** Keeps only what this process has used where the store is too large, and joins small packs where there are too many. */
  private shrink(): void {
    const total = sum(Array.from(this.packs.values(), ({ size }) => size));
    const used = sum(Array.from(this.used, (hash) => sizeOf(this.places.get(hash))));
    const isSmall = ({ size }: Pack) => size <= total / this.packs.size;
    if (total > Math.max(this.limit, TIMES_USED * used))
      this.join(
        () => true,
        (hash) => this.used.has(hash),
      );
    else if (this.packs.size > MAX_PACKS) this.join(isSmall, () => true);
  }

  /** Makes one pack of several, with those of their values that are still found and wanted. */
  private join(isJoined: (pack: Pack) => boolean, isWanted: (hash: string) => boolean): void {
    const packs = [...this.packs].filter(([, pack]) => isJoined(pack));
    const files = new Set(packs.map(([, { file }]) => file));
    attempt(() => {
      const writer = new PackWriter(this.folder);
      for (const [hash, { file, at, value, bytes }] of this.places) {
        if (!files.has(file)) continue;
        if (isWanted(hash))
          this.places.set(hash, writer.add(hash, readPart(file, at, value), readPart(file, at + value, bytes)));
        else this.places.delete(hash);
      }
      if (!this.finish(writer)) return;
      for (const [name, pack] of packs) {
        this.packs.delete(name);
        removePack(pack);
      }
    });
  }
}

function removeAbandoned(path: string): void {
  if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS) rmSync(path);
}

function sizeOf({ value, bytes }: Pick<Place, 'value' | 'bytes'> = { value: 0, bytes: 0 }): number {
  return value + bytes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Other processes add and remove files at the same time, folders may be closed, and disks lose what they had. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The outputs of steps that this process has found or made, by key: a server that builds again finds the same objects again, and what was worked
 * out from them. Those that a run has not used are let go. They are shared: nobody changes them.
 */
class RecentOutputs {
  private current = new Map<string, unknown>();
  private previous = new Map<string, unknown>();

  get(key: string): unknown {
    const hash = hashOf(key);
    const output = this.current.get(hash) ?? this.previous.get(hash);
    this.current.set(hash, output);
    return output;
  }

  set(key: string, output: unknown): void {
    this.current.set(hashOf(key), output);
  }

  endRun(): void {
    this.previous = this.current;
    this.current = new Map();
  }
}
