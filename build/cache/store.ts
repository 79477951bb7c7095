import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { isErrno } from '../system/errno.ts';
import { explainFault } from '../system/system-errors.ts';
import { NAME_BYTES } from './pack.ts';
import { PackFolder } from './pack-folder.ts';
import { PackWriter } from './pack-writer.ts';

/** Values by key, from one run to the next. Keys may be of any length; a value is only ever found under the key it was put under. */
export interface Store {
  /** The value; undefined when it is not there, not there any more, or not whole. */
  get(key: string): Buffer | undefined;
  /** Whether there was such a value when it was last looked for. */
  has(key: string): boolean;
  put(key: string, value: string | Uint8Array): void;
  /** Hands what was put on to later runs, and drops what has long not been asked for. Finds fault, once, with a disk that keeps nothing. */
  save(): Diagnostic[];
  /** Leaves nothing open. What was saved can still be read, at more cost; nothing more is kept. */
  close(): void;
}

export interface StoreLimits {
  /** Bytes that the store may hold whatever is used of them. */
  unused?: number;
}

/**
 * The store in a folder, which may be absent, closed, full, spoilt, or deleted at any moment: then it finds and keeps less.
 * Any number of processes may use it at once. It holds at most 256 MB, or thrice what this process has used of it, which no run
 * can therefore fill alone; beyond that what was used least lately goes.
 */
export function openStore(folder: string, { unused = 256 << 20 }: StoreLimits = {}): Store {
  return new PackedStore(folder, unused);
}

class PackedStore implements Store {
  private readonly folder: string;
  private readonly packs: PackFolder;
  private writer: PackWriter | undefined;
  private refusal: unknown;
  private closed = false;

  constructor(folder: string, unused: number) {
    this.folder = folder;
    this.packs = new PackFolder(folder, unused);
  }

  get(key: string): Buffer | undefined {
    const name = nameOf(key);
    return this.attempt((writer) => writer.get(name)) ?? this.packs.get(name);
  }

  has(key: string): boolean {
    const name = nameOf(key);
    return this.writer?.has(name) || this.packs.has(name);
  }

  put(key: string, value: string | Uint8Array): void {
    if (this.closed || this.refusal !== undefined) return;
    const bytes = typeof value === 'string' ? Buffer.from(value) : value;
    this.begin();
    this.attempt((writer) => writer.put(nameOf(key), bytes));
  }

  save(): Diagnostic[] {
    const pack = this.attempt((writer) => writer.finish());
    this.writer = undefined;
    if (pack) this.packs.add(pack);
    this.packs.tidy();
    const { refusal } = this;
    this.refusal = undefined;
    // Deleted while it was written to: the next run fills it again.
    if (refusal === undefined || isErrno(refusal, 'ENOENT')) return [];
    return [
      diagnostic('warning', this.folder, WHOLE_FILE, messages.cache.notKept(explainFault(refusal) ?? String(refusal))),
    ];
  }

  close(): void {
    this.writer?.discard();
    this.writer = undefined;
    this.closed = true;
    this.packs.close();
  }

  private begin(): void {
    if (this.writer) return;
    try {
      mkdirSync(this.folder, { recursive: true });
      this.writer = new PackWriter(this.folder);
    } catch (error) {
      this.refusal = error;
    }
  }

  /** Nothing more is written after what the disk has refused once. */
  private attempt<Value>(work: (writer: PackWriter) => Value): Value | undefined {
    const { writer } = this;
    if (!writer) return undefined;
    try {
      return work(writer);
    } catch (error) {
      this.refusal = error;
      this.writer = undefined;
      writer.discard();
      return undefined;
    }
  }
}

/** A key as packs name it. */
function nameOf(key: string): string {
  return hash('sha256', key, 'buffer').toString('latin1', 0, NAME_BYTES);
}
