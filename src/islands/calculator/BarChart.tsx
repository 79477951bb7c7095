import * as css from './Calculator.module.css';
import { formatEuros } from './numbers.ts';

/** Bars that belong together, such as those of one year. */
interface BarGroup {
  label: string;
  bars: readonly { mark: string; euros: number }[];
}

interface BarChartProps {
  /** Describes the chart for screen readers; the amounts are added to it. */
  title: string;
  /** Groups of equally many bars. */
  groups: readonly BarGroup[];
}

/** The height of a bar in ems, so that larger letters find room. Widths are shares of the chart, so that letters keep their size on a phone. */
const BAR = 1.45;
const HEADING = 1.9;
/** From the top of a row to the line that its letters stand on. */
const BASE = 1.1;
const HEADING_BASE = 1.3;

/** Draws amounts in euros as bars on a zero line, each followed by its amount. */
export function BarChart({ title, groups }: BarChartProps) {
  const amounts = groups.flatMap(({ bars }) => bars.map(({ euros }) => euros));
  const lowest = Math.min(0, ...amounts);
  const range = Math.max(0, ...amounts) - lowest || 1;
  const place = (euros: number) => share((euros - lowest) / range);
  const step = HEADING + BAR * (amounts.length / groups.length);
  const height = step * groups.length;
  return (
    <svg className={css.chart} height={em(height + HEADING)} role="img" aria-label={`${title}. ${altText(groups)}`}>
      {groups.map(({ label, bars }, group) => (
        <g key={label}>
          <text className={css.heading} x={place(0)} y={em(step * group + HEADING_BASE)}>
            {label}
          </text>
          {bars.map(({ mark, euros }, index) => {
            const top = step * group + HEADING + BAR * index;
            return (
              <g key={mark} className={euros < 0 ? css.loss : css.gain}>
                <rect
                  x={place(Math.min(0, euros))}
                  y={em(top + 0.2)}
                  width={share(Math.abs(euros) / range)}
                  height={em(BAR - 0.4)}
                />
                <text x={place(Math.max(0, euros))} y={em(top + BASE)}>
                  {`${mark} ${formatEuros(euros)}`}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      <line x1={place(0)} x2={place(0)} y2={em(height + HEADING)} />
      <text className={css.heading} x={place(0)} y={em(height + HEADING_BASE)}>
        {formatEuros(0)}
      </text>
    </svg>
  );
}

/** Writes a share of the width, rounded to what a screen can show. */
function share(part: number): string {
  return `${Math.round(part * 1e4) / 100}%`;
}

/** Writes a height in ems, rounded to what a screen can show. */
function em(size: number): string {
  return `${Math.round(size * 100) / 100}em`;
}

function altText(groups: readonly BarGroup[]): string {
  return groups
    .map(
      ({ label, bars }) =>
        `${label}\u00a0: ${bars.map(({ mark, euros }) => `${mark} ${formatEuros(euros)}`).join(', ')}.`,
    )
    .join(' ');
}
