import { anchors, paths } from '../../routes.ts';
import { useModule, usePage } from '../../ui/page-context.ts';
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
/** A few tools are spread over all places. */
function placeOf(index: number, count: number): (typeof PLACES)[number] {
  return PLACES[Math.floor((index * PLACES.length) / count)] ?? PLACES[0];
}

const RADII = [220, 165, 105] as const;

/**
 * What the agency does, in one picture: the client's tools on orbits around one system, each joined to it. Where the content has journeys,
 * `client/journeys.ts` lets visitors choose a tool and follow what leaves it.
 */
export function OrbitPicture({ description, noyau, outils, trajets }: Home['orbites']) {
  const { href } = usePage();
  useModule('journeys', trajets !== undefined);
  const starts = trajets?.map(({ depart }) => depart) ?? outils;
  const tools = outils.map((name, index) => ({ name, ...pointAt(placeOf(index, outils.length)) }));
  return (
    <div
      className={css.picture}
      {...(trajets && {
        'data-journeys': href(paths.journeys),
        'data-audit': `${href(paths.contact)}#${anchors.audit}`,
      })}
    >
      <svg className={css.chart} viewBox="0 0 500 500" role="img" aria-label={description}>
        {RADII.map((radius) => (
          <circle key={radius} className={css.orbit} cx={CENTRE} cy={CENTRE} r={radius} />
        ))}
        <path className={css.ties} d={tools.map(({ x, y }) => `M${CENTRE} ${CENTRE}L${x} ${y}`).join('')} />
        <Core name={noyau} />
        {tools.map(({ name, x, y }) => (
          <g key={name} className={css.tool} data-quiet={starts.includes(name) ? undefined : ''}>
            <circle cx={x} cy={y} r="7" />
            <text x={x} y={y + (y < CENTRE ? -16 : 28)}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <Lights />
      <Shortcuts outils={outils} trajets={trajets} />
    </div>
  );
}

function Core({ name }: { name: string }) {
  return (
    <>
      <circle className={css.glow} cx={CENTRE} cy={CENTRE} r="62" />
      <circle className={css.core} cx={CENTRE} cy={CENTRE} r="52" />
      <text className={css.coreName} x={CENTRE} y={CENTRE}>
        {name.split(' ').map((word, line, words) => (
          <tspan key={word} x={CENTRE} dy={line === 0 ? firstLine(words.length) : '1.1em'}>
            {word}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The point at an angle of an orbit, clockwise from the top. */
function pointAt({ radius, angle }: (typeof PLACES)[number]) {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.round(CENTRE + radius * Math.sin(turn)), y: Math.round(CENTRE - radius * Math.cos(turn)) };
}

/** How far below the middle the first of so many lines stands. */
function firstLine(count: number): string {
  return `${(0.35 - (count - 1) * 0.55).toFixed(2)}em`;
}

/** Journeys in words of the trade: the script that tells them shows these buttons, whose room is kept from the start. */
function Shortcuts({ outils, trajets = [] }: Pick<Home['orbites'], 'outils' | 'trajets'>) {
  const shortcuts = trajets.filter(({ raccourci }) => raccourci !== undefined);
  if (shortcuts.length === 0) return null;
  return (
    <p className={css.shortcuts}>
      {shortcuts.map(({ depart, raccourci }) => (
        <button key={depart} className={css.shortcut} type="button" value={outils.indexOf(depart)}>
          {raccourci}
        </button>
      ))}
    </p>
  );
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
