import { type Row, SCENARIOS, type Scenario } from './rounds.ts';

const WIDTH = 800;
const HEIGHT = 440;
const FRAME = { left: 64, right: 230, top: 16, bottom: 48 };

/** Colours that stand out on white and on black alike, in the order of the generators. */
const COLORS = ['#e8590c', '#228be6', '#40a05a', '#be4bdb'];
const DASHES: Readonly<Record<Scenario, string>> = { cold: 'none', unchanged: '2 6', changed: '9 6' };
/** Lowest distance of two labels. */
const LINE = 17;

interface Line {
  name: string;
  color: string;
  dash: string;
  points: { pages: number; seconds: number }[];
}

type Scale = (value: number) => number;

/**
 * Seconds against pages, both logarithmic, as an SVG that is read on light and on dark pages: the first generator's
 * scenarios, and the cold builds of the others.
 */
export function plot(rows: readonly Row[]): string {
  const lines = linesOf(rows);
  const points = lines.flatMap((line) => line.points);
  const pages = [...new Set(points.map((point) => point.pages))];
  const seconds = decades(points.map((point) => point.seconds));
  const x = logarithmic(pages, FRAME.left, WIDTH - FRAME.right);
  const y = logarithmic(seconds, HEIGHT - FRAME.bottom, FRAME.top);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc">
<title id="title">Seconds a build takes, by generator and number of pages</title>
<desc id="desc">${escaped(lines.map(inWords).join(' '))}</desc>
<style>
text { font: 13px system-ui, sans-serif; fill: #57606a }
path { fill: none; stroke-width: 2.5 }
.grid { stroke: #8b949e; stroke-opacity: .35; stroke-width: 1 }
@media (prefers-color-scheme: dark) { text { fill: #b1bac4 } }
</style>
${[...pages.map((tick) => column(tick, x(tick))), ...seconds.map((tick) => row(tick, y(tick)))].join('\n')}
<text x="${(FRAME.left + WIDTH - FRAME.right) / 2}" y="${HEIGHT - 6}" text-anchor="middle">pages</text>
${[...lines.map((line) => curve(line, x, y)), ...labels(lines, y)].join('\n')}
</svg>
`;
}

function linesOf(rows: readonly Row[]): Line[] {
  const builders = [...new Set(rows.map(({ builder }) => builder))];
  return builders.flatMap((builder, index) =>
    SCENARIOS.filter((scenario) => index === 0 || scenario === 'cold').map((scenario) => ({
      name: index === 0 ? `${builder}, ${scenario}` : builder,
      color: COLORS[index % COLORS.length] ?? '',
      dash: DASHES[scenario],
      points: rows.filter((row) => row.builder === builder && row.scenario === scenario),
    })),
  );
}

/** The powers of ten from below the lowest value to above the highest. */
function decades(values: readonly number[]): number[] {
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  return Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
}

function logarithmic(ticks: readonly number[], from: number, to: number): Scale {
  const [low, high] = [Math.log(Math.min(...ticks)), Math.log(Math.max(...ticks))];
  return (value) => Math.round(from + ((Math.log(value) - low) / (high - low || 1)) * (to - from));
}

function column(pages: number, x: number): string {
  const bottom = HEIGHT - FRAME.bottom;
  return `<path class="grid" d="M${x} ${FRAME.top}V${bottom}"/><text x="${x}" y="${bottom + 20}" text-anchor="middle">${pages.toLocaleString('en')}</text>`;
}

function row(seconds: number, y: number): string {
  return `<path class="grid" d="M${FRAME.left} ${y}H${WIDTH - FRAME.right}"/><text x="${FRAME.left - 8}" y="${y + 4}" text-anchor="end">${seconds} s</text>`;
}

function curve({ color, dash, points }: Line, x: Scale, y: Scale): string {
  const places = points.map(({ pages, seconds }) => `${x(pages)} ${y(seconds)}`);
  return `<path stroke="${color}" stroke-dasharray="${dash}" d="M${places.join('L')}"/>`;
}

/** A name at the end of each line, none over another. */
function labels(lines: readonly Line[], y: Scale): string[] {
  const ends = lines
    .map(({ name, color, points }) => ({ name, color, last: points.at(-1)?.seconds ?? 1 }))
    .sort((a, b) => b.last - a.last);
  let above = Number.NEGATIVE_INFINITY;
  return ends.map(({ name, color, last }) => {
    above = Math.max(y(last) + 4, above + LINE);
    return `<text x="${WIDTH - FRAME.right + 10}" y="${above}" style="fill:${color}">${escaped(name)} ${last.toFixed(1)} s</text>`;
  });
}

function inWords({ name, points }: Line): string {
  return `${name}: ${points.map(({ pages, seconds }) => `${pages} pages ${seconds.toFixed(2)} s`).join(', ')}.`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
