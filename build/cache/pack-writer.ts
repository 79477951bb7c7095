import { randomUUID } from 'node:crypto';
import { closeSync, futimesSync, openSync, renameSync, rmSync, writevSync } from 'node:fs';
import { join } from 'node:path';
import { type Pack, type Place, packEnd, RECORD_HEAD, readRecord, recordHead } from './pack.ts';
import type { PackTimes } from './pack-files.ts';

/** Bytes that are gathered before the disk is asked. */
const AT_ONCE = 1 << 20;

/** A pack in the making. Nobody sees it before it is whole. Methods throw what the system refuses. */
export class PackWriter {
  private readonly file: string;
  private readonly fd: number;
  private readonly places = new Map<string, Place>();
  private gathered: Uint8Array[] = [];
  private written = 0;
  private end = 0;

  constructor(folder: string) {
    this.file = join(folder, `${randomUUID()}.pack`);
    this.fd = openSync(unfinished(this.file), 'wx+');
  }

  get bytes(): number {
    return this.end;
  }

  has(name: string): boolean {
    return this.places.has(name);
  }

  put(name: string, value: Uint8Array): void {
    this.places.set(name, { offset: this.end, bytes: value.length });
    this.gathered.push(recordHead(name, value), value);
    this.end += RECORD_HEAD + value.length;
    if (this.end - this.written >= AT_ONCE) this.flush();
  }

  get(name: string): Buffer | undefined {
    const place = this.places.get(name);
    if (!place) return undefined;
    if (place.offset >= this.written) this.flush();
    return readRecord(this.fd, name, place);
  }

  /** Makes the pack one that every process finds; it bears these times, where its records are older than it is. */
  finish(times?: PackTimes): Pack {
    const end = packEnd(this.places);
    this.gathered.push(end);
    this.end += end.length;
    this.flush();
    if (times) futimesSync(this.fd, times.lastUsed / 1000, times.writtenAt / 1000);
    renameSync(unfinished(this.file), this.file);
    return { file: this.file, fd: this.fd, bytes: this.end, places: this.places };
  }

  /** Never throws: what cannot be removed now is once it is old. */
  discard(): void {
    try {
      closeSync(this.fd);
      rmSync(unfinished(this.file), { force: true });
    } catch {}
  }

  private flush(): void {
    let left = this.gathered;
    while (left.length > 0) {
      const written = writevSync(this.fd, left, this.written);
      this.written += written;
      left = without(left, written);
    }
    this.gathered = [];
  }
}

/** The name of a pack that is not whole yet. */
function unfinished(file: string): string {
  return `${file}.part`;
}

/** The buffers but for so many bytes at their start: a disk may take fewer than it was given. */
function without(buffers: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let taken = bytes;
  return buffers.flatMap((buffer) => {
    const rest = buffer.subarray(Math.min(taken, buffer.length));
    taken -= buffer.length - rest.length;
    return rest.length > 0 ? [rest] : [];
  });
}
