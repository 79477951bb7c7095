import * as css from './OrbitPicture.module.css';
import type { Home } from './schema.ts';

const CENTRE = 250;

/** The orbit a tool is on (its radius) and where on it, in degrees clockwise from the top. */
const PLACES = [
  { radius: 105, angle: 300 },
  { radius: 105, angle: 120 },
  { radius: 165, angle: 35 },
  { radius: 165, angle: 165 },
  { radius: 165, angle: 250 },
  { radius: 220, angle: 80 },
  { radius: 220, angle: 205 },
  { radius: 220, angle: 330 },
] as const;
const RADII = [220, 165, 105] as const;

/** What the agency does, in one picture: the client's tools on orbits around one system, each joined to it. */
export function OrbitPicture({ description, noyau, outils }: Home['orbites']) {
  const tools = PLACES.map(({ radius, angle }, index) => {
    const turn = (angle * Math.PI) / 180;
    return {
      name: outils[index],
      x: Math.round(CENTRE + radius * Math.sin(turn)),
      y: Math.round(CENTRE - radius * Math.cos(turn)),
    };
  });
  return (
    <div className={css.picture}>
      <svg className={css.chart} viewBox="0 0 500 500" role="img" aria-label={description}>
        {RADII.map((radius) => (
          <circle key={radius} className={css.orbit} cx={CENTRE} cy={CENTRE} r={radius} />
        ))}
        <path className={css.ties} d={tools.map(({ x, y }) => `M${CENTRE} ${CENTRE}L${x} ${y}`).join('')} />
        <circle className={css.glow} cx={CENTRE} cy={CENTRE} r="62" />
        <circle className={css.core} cx={CENTRE} cy={CENTRE} r="48" />
        <text className={css.coreName} x={CENTRE} y={CENTRE}>
          {noyau.split(' ').map((word, line, words) => (
            <tspan key={word} x={CENTRE} dy={line === 0 ? firstLine(words.length) : '1.1em'}>
              {word}
            </tspan>
          ))}
        </text>
        {tools.map(({ name, x, y }) => (
          <g key={name}>
            <circle className={css.tool} cx={x} cy={y} r="7" />
            <text className={css.name} x={x} y={y + (y < CENTRE ? -16 : 28)}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <Lights />
    </div>
  );
}

/** How far below the middle the first of so many lines stands. */
function firstLine(count: number): string {
  return `${(0.35 - (count - 1) * 0.55).toFixed(2)}em`;
}

/** A layer an orbit, which `ORBIT_LIGHTS` turns. */
function Lights() {
  return (
    <span data-orbit-lights>
      {RADII.map((radius) => (
        <i key={radius} />
      ))}
    </span>
  );
}
