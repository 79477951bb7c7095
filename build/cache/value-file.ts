import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Before a value stand four numbers: a checksum of it and of the other numbers, its length, and the checksum and length of the bytes. Checksums count the file's name, too. */
const HEAD = 16;
/** What is read of a file at first: all of a short value, without the bytes after it. */
const BEGINNING = 2048;

/** What the file of this name holds: a value, and after it bytes that belong to it. */
export function valueFile(name: string, value: Uint8Array, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(value.length, 4);
  head.writeUInt32LE(checksum(name, bytes), 8);
  head.writeUInt32LE(bytes.length, 12);
  head.writeUInt32LE(crc32(head.subarray(4), checksum(name, value)));
  return Buffer.concat([head, value, bytes]);
}

/** The value of a file that is `size` bytes long, which is checked; undefined where the file is damaged. */
export function readValue(file: number, size: number, name: string): Buffer | undefined {
  const beginning = readPart(file, 0, Math.min(size, BEGINNING));
  if (beginning.length < HEAD) return undefined;
  const end = HEAD + beginning.readUInt32LE(4);
  if (end + beginning.readUInt32LE(12) !== size) return undefined;
  const rest = end > beginning.length ? readPart(file, beginning.length, end) : undefined;
  const value = rest ? Buffer.concat([beginning.subarray(HEAD), rest]) : beginning.subarray(HEAD, end);
  const sum = crc32(beginning.subarray(4, HEAD), checksum(name, value));
  return sum === beginning.readUInt32LE() ? value : undefined;
}

/** The bytes after the value of such a file, checked. */
export function readBytes(file: number, size: number, name: string): Buffer | undefined {
  const head = readPart(file, 0, Math.min(size, HEAD));
  if (head.length < HEAD || HEAD + head.readUInt32LE(4) + head.readUInt32LE(12) !== size) return undefined;
  const bytes = readPart(file, size - head.readUInt32LE(12), size);
  return checksum(name, bytes) === head.readUInt32LE(8) ? bytes : undefined;
}

/** What may be empty comes first: of nothing at all, zlib forgets what came before. */
function checksum(name: string, contents: Uint8Array): number {
  return crc32(name, crc32(contents));
}

/** Less than was asked for where the file ends sooner. */
function readPart(file: number, start: number, end: number): Buffer {
  const part = Buffer.allocUnsafe(end - start);
  let length = 0;
  for (let read = 1; read > 0 && length < part.length; length += read)
    read = readSync(file, part, length, part.length - length, start + length);
  return part.subarray(0, length);
}
