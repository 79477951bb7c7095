import { Figures } from '../../ui/Figures.tsx';
import * as css from './Dashboard.module.css';
import type { Product } from './product.ts';

/** Of the drawing, in its own units: the width of a bar with its gap, the height of the highest, and the room for words. */
const BAR = { width: 80, gap: 24, height: 120, words: 28 };

/** Draws a dashboard: figures first, then their bars. */
export function Dashboard({ product }: { product: Extract<Product, { type: 'tableau' }> }) {
  const { chiffres: figures, legende: caption, elements: bars } = product;
  const highest = Math.max(1, ...bars.map(({ valeur }) => valeur));
  const size = { width: bars.length * BAR.width, height: BAR.height + 2 * BAR.words };
  const values = bars.map(({ nom, valeur }) => `${nom} ${valeur}`).join(', ');
  return (
    <>
      <Figures items={figures} />
      <p className={css.caption}>{caption}</p>
      <svg
        className={css.chart}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${caption} : ${values}`}
      >
        {bars.map(({ nom, valeur }, index) => {
          const height = Math.round((valeur / highest) * BAR.height);
          const [x, top] = [index * BAR.width + BAR.gap / 2, BAR.words + BAR.height - height];
          const middle = x + (BAR.width - BAR.gap) / 2;
          return (
            <g key={nom}>
              <rect {...{ x, y: top, height }} width={BAR.width - BAR.gap} />
              <text x={middle} y={top - 8}>
                {valeur}
              </text>
              <text x={middle} y={size.height - 6}>
                {nom}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
