import sharp from 'sharp';
import type { FilePlan } from '../../build/contract/definition.ts';
import type { Recoloring } from '../../build/contract/recoloring.ts';
import { recolor } from '../styles/palette.ts';
import { NIGHT, SECONDARY_COLORS } from '../styles/token-colors.ts';

/** An icon to make of the site's own drawing. */
export interface IconInput {
  output: string;
  /** Pixels of a side; without it, the drawing itself is wanted. */
  size?: number;
  /** Share of the side that the drawing takes: less where it may be cut to a circle. Without it, the drawing's own corners stay clear. */
  drawn?: number;
  /** Set if they are not the drawing's own. */
  colors?: Recoloring;
}

/** A star and the orbit around it, by night. */
const DRAWING = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  `<rect width="32" height="32" rx="7" fill="${NIGHT.night}"/>`,
  `<ellipse cx="16" cy="16" rx="12.5" ry="5.8" transform="rotate(-32 16 16)" fill="none" stroke="${SECONDARY_COLORS.blue[1]}" stroke-width="1.5"/>`,
  `<circle cx="16" cy="16" r="4.5" fill="${NIGHT.amber}"/>`,
  `<circle cx="25.8" cy="9" r="2" fill="${NIGHT.ink}"/></svg>`,
].join('');

/** Draws the site's icon as SVG, as PNG, or as an icon file (`.ico`) that holds a PNG. */
export default async function icon({ output, size, drawn, colors }: IconInput): Promise<FilePlan[]> {
  const svg = recolor(DRAWING, colors);
  if (size === undefined) return [{ output, contents: svg }];
  const background = recolor(NIGHT.night, colors);
  const png = await pixels(new TextEncoder().encode(svg), { size, drawn, background });
  return [{ output, contents: output.endsWith('.ico') ? iconFile(png, size) : png }];
}

interface Drawn {
  size: number;
  drawn: number | undefined;
  background: string;
}

function pixels(svg: Uint8Array, { size, drawn, background }: Drawn): Promise<Uint8Array> {
  const side = Math.round(size * (drawn ?? 1));
  const image = sharp(svg, { density: (72 * side) / VIEW_BOX }).resize(side, side);
  const margin = size - side;
  const [before, after] = [Math.floor(margin / 2), Math.ceil(margin / 2)];
  const whole =
    drawn === undefined
      ? image
      : image.flatten({ background }).extend({ top: before, left: before, bottom: after, right: after, background });
  return whole.png({ palette: true, dither: 0 }).toBuffer();
}

/** The drawing's own side. */
const VIEW_BOX = 32;

/** Writes an icon file of one picture: a header of 6 bytes, an entry of 16, then the PNG file. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
