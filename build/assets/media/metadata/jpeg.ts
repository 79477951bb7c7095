import { orientationAlone } from './orientation.ts';

/** Second bytes of markers (ITU-T T.81, table B.1); the first is 0xff. */
const [START_OF_SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

/** What is drawn of a JPEG, with its colour profile; nothing that stands between its segments or behind its end. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at < bytes.length - 1) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === END) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    if (!isSegment(marker)) {
      at++;
      continue;
    }
    const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
    const end = marker === START_OF_SCAN ? endOfScan(bytes, at + segment.length) : at + segment.length;
    parts.push(marker === START_OF_SCAN ? bytes.subarray(at, end) : drawnOf(marker, segment));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Others stand alone, fill up, or are data. */
function isSegment(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xff && !isRestart(marker) && marker !== 0xd8;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function drawnOf(marker: number, segment: Buffer): Buffer {
  const startsWith = (sign: string) => segment.toString('latin1', 4, 4 + sign.length) === sign;
  if (marker === APP1 && startsWith('Exif\0')) return withPayload(segment, orientationAlone(segment.subarray(4)));
  const isApplication = marker >= APP0 && marker <= APP15;
  const isNeeded =
    marker === APP14 || (marker === APP0 && startsWith('JFIF\0')) || (marker === APP2 && startsWith('ICC_PROFILE\0'));
  return marker !== COMMENT && (!isApplication || isNeeded) ? segment : Buffer.alloc(0);
}

function withPayload(segment: Buffer, payload: Buffer | undefined): Buffer {
  if (!payload) return Buffer.alloc(0);
  const head = Buffer.from(segment.subarray(0, 4));
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Where the data of a scan end: at the next marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}
