import { written } from './inputs.ts';
import * as css from './RoiCalculator.module.css';

const WIDTH = 480;
const HEIGHT = 200;
const FLOOR = 24;
const GAP = 0.3;

/** The balance at the end of each year as bars: below the line until the costs are paid, above it after. */
export function BalanceChart({ balance }: { balance: readonly number[] }) {
  const highest = Math.max(0, ...balance);
  const lowest = Math.min(0, ...balance);
  const scale = (HEIGHT - 2 * FLOOR) / (highest - lowest || 1);
  const zero = FLOOR + highest * scale;
  const step = WIDTH / balance.length;
  const last = balance.at(-1) ?? 0;
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Solde cumulé, sans actualisation : ${written(balance[0] ?? 0)} € au départ, ${written(last)} € après ${balance.length - 1} ans.`}
    >
      {balance
        .map((amount, year) => ({ amount, year }))
        .map(({ amount, year }) => {
          const height = Math.abs(amount) * scale;
          const middle = (year + 0.5) * step;
          return (
            <g key={year}>
              <rect
                className={amount < 0 ? css.loss : css.gain}
                x={(year + GAP / 2) * step}
                y={amount < 0 ? zero : zero - height}
                width={step * (1 - GAP)}
                height={Math.max(1, height)}
              />
              <text className={css.year} x={middle} y={amount < 0 ? zero - 8 : zero + 16}>
                {year === 0 ? 'Départ' : `An ${year}`}
              </text>
            </g>
          );
        })}
      <path className={css.axis} d={`M0 ${zero}H${WIDTH}`} />
    </svg>
  );
}
