import { randomFrom } from '../../format/random.ts';
import type { SharingCard } from '../../format/sharing-card.ts';
import { CHART, type Constellation } from '../../ui/constellation.ts';
import { token } from '../tokens.ts';
import type { Face } from './face.ts';
import { setTitle, TITLE_SPACING } from './set-title.ts';

/** What sharing images are made with. */
export interface Faces {
  display: Face;
  text: Face;
}

/** In pixels, as sites that show such images want them. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 72;
const LINE = 1.12;
/** Where the constellation stands, and how large. */
const SKY = { x: 520, y: 14, scale: 1.98 };

/** A sharing image as SVG, without any text: letters are outlines, so that what draws it needs no font. */
export function card(
  { title, label, brand }: SharingCard & { brand: string },
  sky: Constellation,
  faces: Faces,
): string {
  const { lines, size } = setTitle(title, SIZE.width - 2 * MARGIN, faces.display);
  const bottom = SIZE.height - MARGIN - 8;
  const baselines = lines.map((_, nth) => bottom - (lines.length - 1 - nth) * size * LINE);
  const top = (baselines[0] ?? bottom) - size - 26;
  const titled = lines.map((line, nth) =>
    faces.display.outline(line, { x: MARGIN, y: baselines[nth] ?? bottom }, size, TITLE_SPACING),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${token('night')}"/>`,
    farStars(title),
    orbits(),
    constellation(sky),
    wordmark(brand, faces.display),
    `<path fill="${token('blue')}" d="${faces.text.outline(label, { x: MARGIN + 2, y: top }, 30)}"/>`,
    `<path fill="${token('ink')}" d="${titled.join('')}"/>`,
    '</svg>',
  ].join('');
}

/** Faint points, in other places for each title. */
function farStars(seed: string): string {
  const random = randomFrom(seed);
  const points = Array.from({ length: 90 }, () => {
    const [x, y] = [random() * SIZE.width, random() * SIZE.height];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  });
  return `<path fill="none" stroke="${token('ink-muted')}" stroke-opacity=".45" stroke-width="2" stroke-linecap="round" d="${points.join('')}"/>`;
}

/** Two orbits about the sky, cut by the picture's edge. */
function orbits(): string {
  const [x, y] = [SKY.x + (CHART.width * SKY.scale) / 2, SKY.y + (CHART.height * SKY.scale) / 2];
  const ellipse = (rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(-14 ${x} ${y})"/>`;
  return `<g fill="none" stroke="${token('blue')}" stroke-opacity=".16" stroke-width="1.5">${ellipse(420, 210)}${ellipse(560, 300)}</g>`;
}

function constellation({ stars, lines }: Constellation): string {
  const at = (nth: number) => {
    const { x = 0, y = 0 } = stars[nth] ?? {};
    return `${(SKY.x + x * SKY.scale).toFixed(1)} ${(SKY.y + y * SKY.scale).toFixed(1)}`;
  };
  const path = lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  const dots = MAGNITUDES.map(({ colour, width }, index) => {
    const points = stars.flatMap(({ magnitude }, nth) => (magnitude === index + 1 ? `M${at(nth)}h0` : []));
    return `<path stroke="${token(colour)}" stroke-width="${width}" d="${points.join('')}"/>`;
  });
  return `<g fill="none" stroke-linecap="round"><path stroke="${token('blue')}" stroke-opacity=".5" stroke-width="2" d="${path}"/>${dots.join('')}</g>`;
}

/** How bright a star of each magnitude is drawn, the brightest first. */
const MAGNITUDES = [
  { colour: 'amber', width: 22 },
  { colour: 'ink', width: 13 },
  { colour: 'ink-muted', width: 8 },
] as const;

/** The brand's name with its mark, as in the head of every page. */
function wordmark(brand: string, face: Face): string {
  const mark = [
    `<ellipse cx="16" cy="16" rx="14" ry="6.5" transform="rotate(-32 16 16)" fill="none" stroke="${token('blue')}" stroke-width="1.25"/>`,
    `<circle cx="16" cy="16" r="4.5" fill="${token('amber')}"/>`,
    `<circle cx="27" cy="8.2" r="2" fill="${token('ink')}"/>`,
  ];
  const name = face.outline(brand, { x: MARGIN + 62, y: MARGIN + 38 }, 40, -0.03);
  return `<g transform="translate(${MARGIN - 4} ${MARGIN - 2}) scale(1.75)">${mark.join('')}</g><path fill="${token('ink')}" d="${name}"/>`;
}
