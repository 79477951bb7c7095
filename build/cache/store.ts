import { hash } from 'node:crypto';
import { closeSync, futimesSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../contract/diagnostic.ts';
import { explainFault } from '../diagnostics/explain-fault.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { isErrno } from '../platform/errors.ts';
import { hashOf } from '../platform/hash.ts';
import { removeUnused } from './remove-unused.ts';
import { readBytes, readValue, valueFile } from './value-file.ts';

/**
 * Values by key, from one run to the next, and with them bytes, which are read only when they are asked for. Keys may be of any length;
 * a value is only ever found under the key it was put under.
 */
export interface Store {
  /** The value; undefined when it is not there, cannot be read, or is damaged. Its bytes are checked only where this run has met damage. */
  get(key: string): Buffer | undefined;
  /** The bytes that were put with a value; undefined as above. */
  bytesOf(key: string): Buffer | undefined;
  /** Whether it was kept. */
  put(key: string, value: string | Uint8Array, bytes?: Uint8Array): boolean;
  /** How many values this process has put into it. */
  readonly written: number;
  /** What this process has read and written as JSON, where it builds more than once. */
  readonly recent?: RecentOutputs;
  /** Ends a run: removes what has long not been used, where the store has become too large, and reports a disk that refused values. */
  save(): Diagnostic[];
}

export interface StoreOptions {
  /** Bytes that the store may hold, however little of them this run has used. */
  unused?: number;
  /** Keeps the outputs of the last runs in memory, too. */
  keepsRecent?: boolean;
}

/**
 * The store in a folder, one file a value. The folder may be absent, closed, full, damaged, or deleted at any moment: then it finds and keeps less.
 * Any number of processes may use it at once: a file appears whole or not at all.
 */
export function openStore(folder: string, { unused = 256 << 20, keepsRecent = false }: StoreOptions = {}): Store {
  return new FileStore(folder, unused, keepsRecent);
}

/** Milliseconds after which a file that is read is marked as used: its time of change tells when it was last of use, to the hour. */
const HOUR = 60 * 60 * 1000;

const NONE = new Uint8Array();

class FileStore implements Store {
  private readonly folder: string;
  private readonly unused: number;
  /** Bytes of the files that this process has read or written, by name. */
  private readonly used = new Map<string, number>();
  /** Bytes that this process may still write before the store may have become too large. */
  private room = 0;
  private writtenBefore = 0;
  private hasMetDamage = false;
  private refusal: unknown;
  written = 0;
  readonly recent?: RecentOutputs;

  constructor(folder: string, unused: number, keepsRecent: boolean) {
    this.folder = folder;
    this.unused = unused;
    if (keepsRecent) this.recent = new RecentOutputs();
  }

  get(key: string): Buffer | undefined {
    // A disk that loses power damages many files at once.
    if (this.hasMetDamage && !this.bytesOf(key)) return undefined;
    return this.read(nameOf(key), readValue);
  }

  bytesOf(key: string): Buffer | undefined {
    return this.read(nameOf(key), readBytes);
  }

  put(key: string, value: string | Uint8Array, bytes: Uint8Array = NONE): boolean {
    const name = nameOf(key);
    const contents = valueFile(name, typeof value === 'string' ? Buffer.from(value) : value, bytes);
    try {
      writeWhole(join(this.folder, name), contents);
    } catch (error) {
      this.refusal ??= error;
      return false;
    }
    this.used.set(name, contents.length);
    this.room -= contents.length;
    this.written++;
    return true;
  }

  save(): Diagnostic[] {
    if (this.written > this.writtenBefore && this.room <= 0)
      this.room = removeUnused(this.folder, this.used, this.unused);
    this.writtenBefore = this.written;
    this.hasMetDamage = false;
    this.recent?.endRun();
    const refusal = this.refusal;
    this.refusal = undefined;
    if (refusal === undefined) return [];
    const reason = explainFault(refusal) ?? String(refusal);
    return [diagnostic('warning', this.folder, WHOLE_FILE, messages.notKept(reason))];
  }

  /** What is read of a value's file, which is removed where it is damaged; undefined where it is not there, or cannot be read. */
  private read(name: string, readPart: (file: number, size: number, name: string) => Buffer | undefined) {
    try {
      const path = join(this.folder, name);
      // Most files of a first build are not there: to be told so by an error takes ten times as long.
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats) return undefined;
      const { size, mtimeMs } = stats;
      const file = openSync(path, 'r');
      try {
        this.used.set(name, size);
        if (Date.now() - mtimeMs > HOUR) markAsUsed(file);
        return readPart(file, size, name) ?? this.remove(name);
      } finally {
        closeSync(file);
      }
    } catch {
      return undefined;
    }
  }

  private remove(name: string): undefined {
    this.hasMetDamage = true;
    this.used.delete(name);
    try {
      rmSync(join(this.folder, name));
    } catch {
      // Another process has removed it, or this one may not; the next value takes its place.
    }
  }
}

/** The file of a key, below the folder of the store. */
function nameOf(key: string): string {
  const digits = hash('sha256', key, 'hex');
  return `${digits.slice(0, 2)}/${digits.slice(2, 32)}`;
}

/** Writes beside the file first: nobody ever reads half of it. */
function writeWhole(path: string, contents: Uint8Array): void {
  const unfinished = `${path}.${process.pid}-${threadId}`;
  try {
    try {
      writeFileSync(unfinished, contents);
    } catch (error) {
      if (!isErrno(error, 'ENOENT')) throw error;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(unfinished, contents);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Where the file is somebody else's, its times stay as they are. */
function markAsUsed(file: number): void {
  try {
    futimesSync(file, new Date(), new Date());
  } catch {}
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
