import * as css from './ConstellationChart.module.css';
import { CHART, type Constellation, trailsOf } from './constellation.ts';

/** A constellation as a picture. It decorates: the words beside it carry the meaning. */
export function ConstellationChart({ constellation }: { constellation: Constellation }) {
  const { stars } = constellation;
  // What follows the first place of a trail is a line to there (SVG 2, § 9.3.3).
  const path = trailsOf(constellation)
    .map((trail) => `M${trail.map((star) => at(stars[star])).join(' ')}`)
    .join('');
  const dots = ([1, 2, 3] as const).map((magnitude) => ({
    magnitude,
    // A line of no length with round ends is a dot, and a hundred of them are one element.
    d: stars
      .filter((star) => star.magnitude === magnitude)
      .map((star) => `M${at(star)}h0`)
      .join(''),
  }));
  return (
    <svg className={css.chart} viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
      <path className={css.line} d={path} />
      {dots.map(({ magnitude, d }) => d && <path key={magnitude} className={MAGNITUDES[magnitude]} d={d} />)}
    </svg>
  );
}

const MAGNITUDES = { 1: css.magnitude1, 2: css.magnitude2, 3: css.magnitude3 } as const;

function at(star: { x: number; y: number } | undefined): string {
  return star ? `${star.x} ${star.y}` : '0 0';
}
