import type { AssetTools } from '../../../build/contract/asset-generator.ts';
import type { Recoloring } from '../../../build/contract/recoloring.ts';
import { randomFrom } from '../../format/random.ts';
import type { SharingCard } from '../../format/sharing-card.ts';
import { recolor } from '../../styles/palette.ts';
import { NIGHT, SECONDARY_COLORS } from '../../styles/token-colors.ts';
import { CHART, type Constellation } from '../../ui/constellation.ts';
import { Canvas, type Ink, indexedPng, paletteOf } from './canvas.ts';
import type { Face, Letter } from './face.ts';
import { BRAND_SPACING, brandSize, setTitle, TITLE_SPACING } from './set-title.ts';
import { disc, line, ring } from './shapes.ts';

/** The fonts of sharing images. */
export interface Faces {
  display: Face;
  text: Face;
}

type CardInput = SharingCard & { brand: string; colors?: Recoloring | undefined };

/** In pixels, as sites that show such images want them. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 72;
const LINE = 1.12;
/** The place and size of the constellation. */
const SKY = { x: 520, y: 14, scale: 1.98 };
const [INK, MUTED, BLUE, AMBER] = [0, 1, 2, 3] as const;
const INKS: Readonly<Record<Ink, string>> = {
  [INK]: NIGHT.ink,
  [MUTED]: SECONDARY_COLORS['ink-muted'][1],
  [BLUE]: SECONDARY_COLORS.blue[1],
  [AMBER]: NIGHT.amber,
};

function paletteIn(colors: Recoloring | undefined) {
  const inks = { ...INKS };
  for (const ink of [INK, MUTED, BLUE, AMBER]) inks[ink] = recolor(INKS[ink], colors);
  return paletteOf(recolor(NIGHT.night, colors), inks);
}

/** Draws a sharing image as PNG. Its letters are outlines, so no font has to be installed. */
export function card(
  { title, label, brand, colors }: CardInput,
  sky: Constellation,
  faces: Faces,
  tools: AssetTools,
): Uint8Array {
  const { rows, palette } = shareGround({ brand, colors }, faces.display);
  canvas.rows.set(rows);
  constellation(canvas, sky);
  const { lines, size } = setTitle(title, SIZE.width - 2 * MARGIN, faces.display);
  const bottom = SIZE.height - MARGIN - 8;
  const baselines = lines.map((_, nth) => bottom - (lines.length - 1 - nth) * size * LINE);
  const top = (baselines[0] ?? bottom) - size - 26;
  write(canvas, faces.text.letters(label, { x: MARGIN + 2, y: top }, 30), BLUE);
  for (const [nth, text] of lines.entries())
    write(canvas, faces.display.letters(text, { x: MARGIN, y: baselines[nth] ?? bottom }, size, TITLE_SPACING), INK);
  return indexedPng(canvas, palette, tools);
}

function write(canvas: Canvas, letters: readonly Letter[], ink: Ink): void {
  for (const { coverage, ...moved } of letters) canvas.stamp(coverage, ink, 1, moved);
}

/** One canvas for all images: a new one each would cost as much time as drawing. */
const canvas = new Canvas(SIZE.width, SIZE.height);

type Look = Pick<CardInput, 'brand' | 'colors'>;

let shared: { key: string; rows: Uint8Array; palette: Uint8Array } | undefined;

/** Caches the part that all images of a look have in common. Only the last look is kept; choosing colours would fill memory. */
function shareGround(look: Look, face: Face) {
  const key = JSON.stringify(look);
  if (shared?.key !== key) shared = { key, rows: groundOf(look.brand, face), palette: paletteIn(look.colors) };
  return shared;
}

function groundOf(brand: string, face: Face): Uint8Array {
  const canvas = new Canvas(SIZE.width, SIZE.height);
  farStars(canvas, brand);
  orbits(canvas);
  wordmark(canvas, brand, face);
  return canvas.rows;
}

/** Draws two orbits around the constellation, cut by the picture's edge. */
function orbits(canvas: Canvas): void {
  const [x, y] = [SKY.x + (CHART.width * SKY.scale) / 2, SKY.y + (CHART.height * SKY.scale) / 2];
  canvas.fill(ring({ x, y, rx: 420, ry: 210, turned: -14 }, 1.5), BLUE, 0.16);
  canvas.fill(ring({ x, y, rx: 560, ry: 300, turned: -14 }, 1.5), BLUE, 0.16);
}

/** Draws the brand's name with its mark, as in the header of every page. */
function wordmark(canvas: Canvas, brand: string, face: Face): void {
  const at = (x: number, y: number) => [MARGIN - 4 + 1.75 * x, MARGIN - 2 + 1.75 * y] as const;
  const [x, y] = at(16, 16);
  canvas.fill(ring({ x, y, rx: 1.75 * 14, ry: 1.75 * 6.5, turned: -32 }, 1.75 * 1.25), BLUE);
  canvas.fill(disc(x, y, 1.75 * 4.5), AMBER);
  canvas.fill(disc(...at(27, 8.2), 1.75 * 2), INK);
  const left = MARGIN + 62;
  const size = brandSize(brand, SKY.x - left, face);
  write(canvas, face.letters(brand, { x: left, y: MARGIN + 24 + size * 0.35 }, size, BRAND_SPACING), INK);
}

/** Draws faint points, whose places depend on the brand. */
function farStars(canvas: Canvas, seed: string): void {
  const random = randomFrom(seed);
  for (let star = 0; star < 90; star++) {
    const [x, y] = [random() * SIZE.width, random() * SIZE.height];
    canvas.fill(disc(x, y, 1), MUTED, 0.45);
  }
}

/** Radius and ink of a star by its magnitude. */
const MAGNITUDES = {
  1: { ink: AMBER, radius: 11 },
  2: { ink: INK, radius: 6.5 },
  3: { ink: MUTED, radius: 4 },
} as const;

function constellation(canvas: Canvas, { stars, lines }: Constellation): void {
  const places = stars.map(({ x, y }) => [SKY.x + x * SKY.scale, SKY.y + y * SKY.scale] as const);
  for (const [from, to] of lines) {
    const [start, end] = [places[from], places[to]];
    if (start && end) canvas.fill(line(start, end, 2), BLUE, 0.5);
  }
  for (const [nth, [x, y]] of places.entries()) {
    const { ink, radius } = MAGNITUDES[stars[nth]?.magnitude ?? 3];
    canvas.fill(disc(x, y, radius), ink);
  }
}
