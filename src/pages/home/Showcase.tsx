import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { ServiceSummary } from '../../ui/ServiceCard.tsx';
import { Dashboard } from '../service/Dashboard.tsx';
import { ProductPiece } from '../service/ProductPiece.tsx';
import type { Product } from '../service/product.ts';
import { askingColumn, Journal } from '../service/Records.tsx';
import { Board } from '../service/SampleBoard.tsx';
import * as css from './Showcase.module.css';
import type { Home } from './schema.ts';

/** A service that the page shows at work, and what it says beside it. */
export interface ShowcaseItem extends Pick<Home['services']['vitrine'][number], 'titre' | 'texte'> {
  service: ServiceSummary;
  /** Absent where the service's page shows none: its constellation stands there instead. */
  product: Product | undefined;
}

/** Products that the agency builds, drawn at work on alternating sides of their words. */
export function Showcase({ exhibits }: { exhibits: readonly ShowcaseItem[] }) {
  return (
    <div className={css.exhibits}>
      {exhibits.map(({ service, titre, texte, product }) => (
        <div key={service.slug} className={css.exhibit} data-lazy>
          <div className={css.words}>
            <p className={css.tools}>{service.carte.outils.join(' · ')}</p>
            <h3 className={css.title}>{titre}</h3>
            <p className={css.text}>{texte}</p>
            <MoreLink href={service.path}>{service.carte.titre}</MoreLink>
          </div>
          {product ? <Piece product={product} /> : <ConstellationChart path={service.path} />}
        </div>
      ))}
    </div>
  );
}

/** A product at work, no larger than a screen: of records, the column in which a person is asked. */
function Piece({ product }: { product: Product }) {
  if (product.type === 'application' || product.type === 'maquette') return <ProductPiece product={product} />;
  if (product.type === 'tableau')
    return (
      <Board>
        <Dashboard product={product} />
      </Board>
    );
  const column = askingColumn(product.elements);
  return <Board>{column && <Journal {...column} />}</Board>;
}
