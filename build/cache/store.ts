import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../contract/diagnostic.ts';
import { explainFault } from '../diagnostics/explain-fault.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { hashOf } from '../platform/hash.ts';
import { openPack, type Pack, PackWriter, type Place, readPart, removePack, UNFINISHED_EXTENSION } from './pack.ts';

/**
 * Values by key that last from one run to the next, with bytes that are read only on request. Keys may be of any length;
 * a value is found only under its own key.
 */
export interface Store {
  /** Returns the value of a key, or undefined if it is missing or cannot be read. */
  get(key: string): Buffer | undefined;
  /** Returns the bytes that were stored with a value, or undefined if they are missing or cannot be read. */
  bytesOf(key: string): Buffer | undefined;
  /** Stores a value; returns false if the disk refuses it. */
  put(key: string, value: string | Uint8Array, bytes?: Uint8Array): boolean;
  /** The number of values that this process has stored. */
  readonly written: number;
  /** Outputs that this process has read and written, if it builds more than once. */
  readonly recent?: RecentOutputs;
  /** Makes the values of this store visible to other stores of the folder, and theirs to this one. */
  share(): void;
  /** Ends a run: shares its values, removes others if the store has become too large, and reports a disk that refused values. */
  save(): Diagnostic[];
}

export interface StoreOptions {
  /** Bytes that the store may always hold, even if this process has used few of them. */
  limit?: number;
  /** True to keep the outputs of the last runs in memory, too. */
  keepsRecent?: boolean;
}

/**
 * Opens the store in a folder. Each run adds a pack, which appears whole or not at all, so that any number of processes may use the folder at once,
 * and a killed one leaves nothing that others find. If the folder is absent, closed or full, the store finds and keeps less.
 */
export function openStore(folder: string, { limit = 256 << 20, keepsRecent = false }: StoreOptions = {}): Store {
  return new FileStore(folder, limit, keepsRecent);
}

/** The extension of packs. Their names begin with the time at which they were finished, in milliseconds. */
const PACK = '.pack';
/** The number of packs beyond which they are joined, because every run opens all of them. */
const MAX_PACKS = 24;
/** The size of the store as a multiple of the bytes that this process has used, so that no run fills it alone. */
const TIMES_USED = 3;
/** Age at which an unfinished pack counts as that of a killed process. */
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

  /** Finishes a pack, which becomes the last by name: later processes prefer its values. Returns false if the disk refuses it. */
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

  /** Keeps only values that this process has used if the store is too large, and joins small packs if there are too many. */
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

  /** Joins several packs into one, with those of their values that are still found and wanted. */
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

/** Returns undefined if the work fails: other processes change files at the same time, folders may be closed, and disks lose data. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Outputs of steps that this process has read or made, by key, so that a server that builds again gets the same objects, and with them the results
 * cached for these. Outputs that a run has not used are dropped. They are shared, so nobody may change them.
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
