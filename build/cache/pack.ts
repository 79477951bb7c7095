import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A file of values that ends with a list of their places and the length of that list. A pack never changes once it has its name. */
export interface Pack {
  path: string;
  /** The file descriptor, by which values can be read even after another process has removed the pack. */
  file: number;
  /** Size of the file in bytes. */
  size: number;
  /** Places of values by the hashes of their keys. */
  places: ReadonlyMap<string, Place>;
}

/** The place of a value and of the bytes behind it in an open file. */
export interface Place {
  file: number;
  at: number;
  value: number;
  bytes: number;
}

/** The extension of packs that have no list yet. */
export const UNFINISHED_EXTENSION = '.unfinished';

/** Size of the list's length in bytes. */
const COUNT = 4;

type Line = [hash: string, at: number, value: number, bytes: number];

/** Opens a pack for reading. Throws if it cannot be read. */
export function openPack(path: string): Pack {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const length = readPart(file, size - COUNT, COUNT).readUInt32LE();
    const lines: Line[] = JSON.parse(readPart(file, size - COUNT - length, length).toString());
    const places = lines.map(([hash, at, value, bytes]) => [hash, { file, at, value, bytes }] as const);
    return { path, file, size, places: new Map(places) };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Reads a part of a file. Throws if the file ends before. */
export function readPart(file: number, at: number, length: number): Buffer {
  if (at < 0) throw new Error('The file is too short.');
  const part = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const count = readSync(file, part, read, length - read, at + read);
    if (count === 0) throw new Error('The file has been cut off.');
    read += count;
  }
  return part;
}

/** A pack that is being written; its values can be read at once. */
export class PackWriter {
  readonly places = new Map<string, Place>();
  private readonly path: string;
  private readonly file: number;
  private end = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.path = join(folder, `${randomUUID()}${UNFINISHED_EXTENSION}`);
    this.file = openSync(this.path, 'wx+');
  }

  add(hash: string, value: Uint8Array, bytes: Uint8Array): Place {
    const place = { file: this.file, at: this.end, value: value.length, bytes: bytes.length };
    this.write(value, this.end);
    this.write(bytes, this.end + value.length);
    this.end += value.length + bytes.length;
    this.places.set(hash, place);
    return place;
  }

  /** Adds the list, and names the pack once it is wholly on the disk, so that a loss of power leaves no half pack under a name. */
  finish(path: string): Pack {
    const lines = Array.from(this.places, ([hash, { at, value, bytes }]): Line => [hash, at, value, bytes]);
    const list = Buffer.from(JSON.stringify(lines));
    const length = Buffer.alloc(COUNT);
    length.writeUInt32LE(list.length);
    this.write(Buffer.concat([list, length]), this.end);
    fsyncSync(this.file);
    renameSync(this.path, path);
    return { path, file: this.file, size: this.end + list.length + COUNT, places: this.places };
  }

  /** Removes the file. Its values can still be read until this process ends. */
  abandon(): void {
    rmSync(this.path, { force: true });
  }

  private write(part: Uint8Array, at: number): void {
    for (let written = 0; written < part.length; )
      written += writeSync(this.file, part, written, part.length - written, at + written);
  }
}

/** Removes a pack whose values are no longer needed. */
export function removePack({ path, file }: Pack): void {
  closeSync(file);
  rmSync(path, { force: true });
}
