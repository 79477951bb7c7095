import { paths } from '../routes.ts';
import * as css from './ConstellationChart.module.css';
import { CHART, GRID } from './constellation.ts';
import { usePage } from './page-context.ts';

const VIEW = `0 0 ${CHART.width / GRID} ${CHART.height / GRID}`;

/** The constellation of the page at a path, small, decorative and without names. `heroChartFile` draws it. */
export function ConstellationChart({ path }: { path: string }) {
  return (
    <svg className={css.chart} viewBox={VIEW} aria-hidden="true">
      <use href={`${paths.heroChart(path)}#figure`} />
    </svg>
  );
}

/** The constellation in the head of this page. Its stars have names, and a light passes over its lines once. */
export function HeroChart() {
  const file = paths.heroChart(usePage().path);
  return (
    <svg className={css.chart} viewBox={VIEW} aria-hidden="true">
      <use href={`${file}#etoiles`} />
      <use href={`${file}#trajet`} />
    </svg>
  );
}
