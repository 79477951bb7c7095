/** The place of a box's contents in the file (ISO/IEC 14496-12, § 4.2). */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Kinds of items that say something of a picture: Exif, and XMP as a typed text. */
const TOLD = ['Exif', 'mime'];

/** An AVIF or HEIC whose items of metadata are zeros of no kind: addresses in the file stay, and a picture's turning is no metadata there. */
export function cleanHeif(bytes: Buffer): Buffer {
  const file = Buffer.from(bytes);
  const meta = boxesIn(file, 0, file.length).find(({ type }) => type === 'meta');
  if (!meta) return file;
  const boxes = boxesIn(file, meta.start + 4, meta.end);
  const box = (name: string) => boxes.find(({ type }) => type === name);
  const items = new Set(blankedItems(file, box('iinf')));
  for (const { id, start, length } of extentsOf(file, box('iloc'), box('idat')))
    if (items.has(id)) file.fill(0, start, start + length);
  return file;
}

function boxesIn(file: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end; ) {
    const size = file.readUInt32BE(at);
    const length = size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size;
    if (length < 8) throw new RangeError('a box is shorter than its head');
    const start = at + (size === 1 ? 16 : 8);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start, end: Math.min(at + length, end) });
    at += length;
  }
  return boxes;
}

/** Takes the items of metadata (§ 8.11.6) their kind, and returns their ids. */
function blankedItems(file: Buffer, info: Box | undefined): number[] {
  if (!info) return [];
  const entries = boxesIn(file, info.start + (file.readUInt8(info.start) === 0 ? 6 : 8), info.end);
  return entries.flatMap(({ type, start }) => {
    const isLong = file.readUInt8(start) >= 3;
    const kindAt = start + 4 + (isLong ? 4 : 2) + 2;
    if (type !== 'infe' || !TOLD.includes(file.toString('latin1', kindAt, kindAt + 4))) return [];
    file.write('free', kindAt, 'latin1');
    return [isLong ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4)];
  });
}

/** The places of the items' data (§ 8.11.3): in the file, or in the box `idat`. */
function extentsOf(file: Buffer, places: Box | undefined, own: Box | undefined) {
  if (!places) return [];
  let at = places.start;
  const number = (size: number) => {
    const value = size === 8 ? Number(file.readBigUInt64BE(at)) : size === 0 ? 0 : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const version = number(1);
  at += 3;
  const [first, second] = [number(1), number(1)];
  const extents: { id: number; start: number; length: number }[] = [];
  for (let items = number(version < 2 ? 2 : 4); items > 0; items--) {
    const id = number(version < 2 ? 2 : 4);
    const isOwn = version > 0 && (number(2) & 15) === 1;
    at += 2;
    const base = number(second >> 4) + (isOwn ? (own?.start ?? 0) : 0);
    for (let count = number(2); count > 0; count--) {
      if (version > 0) at += second & 15;
      extents.push({ id, start: base + number(first >> 4), length: number(first & 15) });
    }
  }
  return extents;
}
