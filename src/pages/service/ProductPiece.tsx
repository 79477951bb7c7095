import { Dashboard } from './Dashboard.tsx';
import { DesignScreens } from './DesignBoard.tsx';
import * as css from './ProductPiece.module.css';
import type { Product } from './product.ts';
import { Journal, Records } from './Records.tsx';
import { SmallApp } from './SmallApp.tsx';

interface ProductPieceProps {
  product: Product;
  /** Shows what one screen holds: of records, the column in which a person is asked. */
  brief?: boolean;
}

/** A product at work, with data, or a client, that the page calls samples: a brief one leaves that to the words around it. */
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
