import { formatHours } from '../../format/workload.ts';
import * as css from './OrbitPicture.module.css';
import type { Home } from './schema.ts';

/** The radii of the orbits, in units of the drawing, whose middle is its origin. */
const ORBIT_RADII = [220, 170, 118] as const;

/**
 * The orbit a tool is on and the angle on it, in degrees clockwise from the top. All are on the left of the drawing or near its middle: its right
 * runs off the screen.
 */
const PLACES = [
  { radius: 118, angle: 300 },
  { radius: 118, angle: 142 },
  { radius: 170, angle: 24 },
  { radius: 170, angle: 168 },
  { radius: 170, angle: 242 },
  { radius: 220, angle: 150 },
  { radius: 220, angle: 206 },
  { radius: 220, angle: 334 },
] as const;

interface Place {
  x: number;
  y: number;
}

interface OrbitPictureProps extends Pick<Home['orbites'], 'description' | 'outils'> {
  /** The tools that work goes between. */
  from: string;
  to: string;
  /** A year, as the drawing's core counts them. */
  hours: number;
}

/**
 * The client's tools on orbits around the yearly cost of copying between two of them. `client/workload-figure.ts` changes it for the visitor's own
 * figures, and finds its parts by `data` attributes.
 */
export function OrbitPicture({ description, outils, from, to, hours }: OrbitPictureProps) {
  const places = toolPlaces(outils.length);
  const [start, end] = [from, to].map((name) => places[outils.indexOf(name)]);
  return (
    <svg className={css.chart} viewBox="-185 -232 325 464" role="img" aria-label={description} data-orbit>
      {ORBIT_RADII.map((radius) => (
        <circle key={radius} className={css.orbit} r={radius} />
      ))}
      <path className={css.ties} d={places.map(({ x, y }) => `M0 0L${x} ${y}`).join('')} />
      <path className={css.way} d={wayBetween(start, end)} data-way />
      <circle className={css.light} r="7" data-light />
      <circle className={css.core} r="76" />
      <text className={css.hours} y="12" data-hours data-long={hours > 999 || undefined}>
        {formatHours(hours)}
      </text>
      <text className={css.unit} y="38">
        h par an
      </text>
      {outils.map((name, index) => (
        <Tool key={name} name={name} place={places[index]} isLit={name === from || name === to} />
      ))}
    </svg>
  );
}

/** A tool's point, with its name on the side that looks away from the middle. */
function Tool({ name, place = { x: 0, y: 0 }, isLit }: { name: string; place: Place | undefined; isLit: boolean }) {
  const { x, y } = place;
  return (
    <g className={css.tool} data-lit={isLit || undefined}>
      <circle cx={x} cy={y} r="8" />
      <text x={x} y={y + (y < 0 ? -16 : 28)}>
        {name}
      </text>
    </g>
  );
}

/** Returns the places of so many tools, spread over all that there are. */
function toolPlaces(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const { radius, angle } = PLACES[Math.floor((index * PLACES.length) / count)] ?? PLACES[0];
    const turn = (angle * Math.PI) / 180;
    return { x: Math.round(radius * Math.sin(turn)), y: Math.round(-radius * Math.cos(turn)) };
  });
}

/** Returns the line from one place to another, which leads through the middle. */
function wayBetween(start: Place | undefined, end: Place | undefined): string {
  return start && end ? `M${start.x} ${start.y}L0 0L${end.x} ${end.y}` : '';
}

/** Returns the rules that let a light go that way once, when the page arrives. */
export function lightRules({ outils }: Home['orbites'], from: string, to: string): string {
  const places = toolPlaces(outils.length);
  const [start, end] = [from, to].map((name) => places[outils.indexOf(name)]);
  if (!start || !end) return '';
  const at = ({ x, y }: Place) => `transform:translate(${x}px,${y}px)`;
  return (
    'html:not([data-stopped]) [data-light]{animation:cross .9s ease-in-out 1s}' +
    `@keyframes cross{0%{opacity:1;${at(start)}}55%{${at({ x: 0, y: 0 })}}95%{opacity:1}to{${at(end)}}}`
  );
}
