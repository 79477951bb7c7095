import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * A pack is a file that is written once: records one after the other, then their index, then a trailer.
 *
 *     record   name (16 bytes) · CRC-32 of the name and the value (4) · value
 *     index    for each record: name (16) · where it begins (8, double) · bytes of its value (4)
 *     trailer  records (4) · CRC-32 of the index (4) · MAGIC (8)
 *
 * Numbers are little-endian. A record says itself what it is, so that nothing but itself is ever taken for it.
 */
export const NAME_BYTES = 16;
export const RECORD_HEAD = NAME_BYTES + 4;
const INDEX_ENTRY = NAME_BYTES + 12;
const TRAILER = 16;
const MAGIC = 'sitepk01';

/** Where a pack holds a value. */
export interface Place {
  offset: number;
  bytes: number;
}

/** The records of one open file, by name. Names are 16 bytes, as Latin-1. */
export interface Pack {
  file: string;
  fd: number;
  /** Of the whole file. */
  bytes: number;
  places: ReadonlyMap<string, Place>;
}

/** Opens a pack that was written to its end; undefined for any other file, and for one that is not there any more. */
export function openPack(file: string): Pack | undefined {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const bytes = fstatSync(fd).size;
    const places = placesIn(fd, bytes);
    if (places) return { file, fd, bytes, places };
  } catch {
    // What cannot be read holds nothing.
  }
  closeSync(fd);
  return undefined;
}

function placesIn(fd: number, bytes: number): Map<string, Place> | undefined {
  const trailer = read(fd, bytes - TRAILER, TRAILER);
  if (trailer?.toString('latin1', 8) !== MAGIC) return undefined;
  const length = trailer.readUInt32LE(0) * INDEX_ENTRY;
  const index = read(fd, bytes - TRAILER - length, length);
  if (!index || crc32(index) !== trailer.readUInt32LE(4)) return undefined;
  const places = new Map<string, Place>();
  for (let at = 0; at < length; at += INDEX_ENTRY) {
    const name = index.toString('latin1', at, at + NAME_BYTES);
    places.set(name, {
      offset: index.readDoubleLE(at + NAME_BYTES),
      bytes: index.readUInt32LE(at + NAME_BYTES + 8),
    });
  }
  return places;
}

/** What stands between a pack's last record and its end. */
export function packEnd(places: ReadonlyMap<string, Place>): Buffer {
  const index = Buffer.alloc(places.size * INDEX_ENTRY);
  let at = 0;
  for (const [name, { offset, bytes }] of places) {
    index.write(name, at, 'latin1');
    index.writeDoubleLE(offset, at + NAME_BYTES);
    index.writeUInt32LE(bytes, at + NAME_BYTES + 8);
    at += INDEX_ENTRY;
  }
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(places.size, 0);
  trailer.writeUInt32LE(crc32(index), 4);
  trailer.write(MAGIC, 8, 'latin1');
  return Buffer.concat([index, trailer]);
}

/** What stands before a value. */
export function recordHead(name: string, value: Uint8Array): Buffer {
  const head = Buffer.allocUnsafe(RECORD_HEAD);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(checksum(head, value), NAME_BYTES);
  return head;
}

/** The value at a place; undefined unless it is whole and that of the name. */
export function readRecord(fd: number, name: string, { offset, bytes }: Place): Buffer | undefined {
  const record = read(fd, offset, RECORD_HEAD + bytes);
  if (!record || record.toString('latin1', 0, NAME_BYTES) !== name) return undefined;
  const value = record.subarray(RECORD_HEAD);
  return record.readUInt32LE(NAME_BYTES) === checksum(record, value) ? value : undefined;
}

function checksum(head: Buffer, value: Uint8Array): number {
  return crc32(value, crc32(head.subarray(0, NAME_BYTES)));
}

/** So many bytes from there; undefined where the file has fewer, or the disk does not give them. */
function read(fd: number, offset: number, bytes: number): Buffer | undefined {
  if (!(offset >= 0)) return undefined;
  try {
    const buffer = Buffer.allocUnsafe(bytes);
    return readSync(fd, buffer, 0, bytes, offset) === bytes ? buffer : undefined;
  } catch {
    return undefined;
  }
}
