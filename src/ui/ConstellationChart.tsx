import { paths } from '../routes.ts';
import * as css from './ConstellationChart.module.css';
import { CHART, type Constellation, GRID, starPaths } from './constellation.ts';
import { usePage } from './page-context.ts';

const VIEW = `0 0 ${CHART.width / GRID} ${CHART.height / GRID}`;

/** A constellation as a picture. It decorates: the words beside it carry the meaning. */
export function ConstellationChart({ constellation }: { constellation: Constellation }) {
  const { stars } = constellation;
  const page = usePage();
  page.charts += 1;
  // Places after the first of a path are lines (SVG 2, § 9.3.3).
  const path = starPaths(constellation)
    .map((trail) => `M${trail.map((star) => at(stars[star])).join(' ')}`)
    .join('');
  return (
    <svg className={css.chart} viewBox={VIEW} aria-hidden="true">
      {page.charts === 1 && <FaintStar />}
      <path className={css.line} d={path} />
      {([1, 2] as const).map((magnitude) => {
        // A line of no length with round ends is a dot.
        const d = stars.filter((star) => star.magnitude === magnitude).map((star) => `M${at(star)}h0`);
        return d.length > 0 && <path key={magnitude} className={MAGNITUDES[magnitude]} d={d.join('')} />;
      })}
    </svg>
  );
}

/** The constellation of a page's hero: its stars say what they are, and a light passes over its lines once. It is drawn from a file, which `heroChartFile` writes. */
export function HeroChart() {
  const file = paths.heroChart(usePage().path);
  return (
    <svg className={css.chart} viewBox={VIEW} aria-hidden="true">
      <use href={`${file}#etoiles`} />
      <use href={`${file}#trajet`} />
    </svg>
  );
}

const MAGNITUDES = { 1: css.magnitude1, 2: css.magnitude2 } as const;

/** Drawn where lines meet, so that its places need not be written again; brighter stars cover it. Once for all charts of a page. */
function FaintStar() {
  return (
    <marker id="etoile" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" refX=".5" refY=".5">
      <circle className={css.magnitude3} cx=".5" cy=".5" r=".4375" />
    </marker>
  );
}

function at(star: { x: number; y: number } | undefined): string {
  return star ? `${star.x / GRID} ${star.y / GRID}` : '0 0';
}
