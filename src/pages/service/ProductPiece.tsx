import { Figures } from '../../ui/Figures.tsx';
import { DesignScreens } from './DesignBoard.tsx';
import * as css from './ProductPiece.module.css';
import type { Product } from './product.ts';
import { Journal, Records } from './Records.tsx';

interface ProductPieceProps {
  product: Product;
  /** Shows what one screen holds: of records, the column in which a person is asked. */
  brief?: boolean;
}

/** A product at work. The page says that its data, or its client, are samples; in a brief one, the text around it says so. */
export function ProductPiece({ product, brief = false }: ProductPieceProps) {
  if (product.type === 'maquette') return <DesignScreens />;
  return (
    <div className={css.board}>
      {!brief && <p className={css.sample}>Données d’exemple</p>}
      {product.type === 'tableau' && <Dashboard product={product} />}
      {product.type === 'application' && <SmallApp requests={product.elements} />}
      {product.type === 'fiches' &&
        (brief ? <Journal columns={product.elements} /> : <Records columns={product.elements} />)}
    </div>
  );
}

/** Of the drawing, in its own units: the width of a bar with its gap, the height of the highest, and the room for words. */
const BAR = { width: 80, gap: 24, height: 120, words: 28 };

/** Draws a dashboard: figures first, then their bars. */
function Dashboard({ product }: { product: Extract<Product, { type: 'tableau' }> }) {
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

const VIEWS = [
  ['toutes', 'Toutes'],
  ['attente', 'À valider'],
  ['faites', 'Validées'],
] as const;

/** An application small enough for a page: sample requests to approve and to filter. It needs no script, sends nothing and keeps nothing. */
function SmallApp({ requests }: { requests: readonly { objet: string; detail: string }[] }) {
  return (
    <div className={css.app}>
      <fieldset className={css.views}>
        <legend className={css.legend}>Demandes à montrer</legend>
        {VIEWS.map(([value, label]) => (
          <label key={value} className={css.view}>
            <input type="radio" name="vue" value={value} defaultChecked={value === 'toutes'} /> {label}
          </label>
        ))}
      </fieldset>
      <fieldset className={css.list}>
        <legend className={css.legend}>Demandes</legend>
        {requests.map(({ objet, detail }) => (
          <label key={objet} className={css.request}>
            <input type="checkbox" />
            <b>{objet}</b>
            <span className={css.detail}>{detail}</span>
          </label>
        ))}
      </fieldset>
      <p className={css.count}>Cochez une demande pour la valider.</p>
    </div>
  );
}
