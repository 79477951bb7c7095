import { Dashboard } from './Dashboard.tsx';
import { DesignScreens } from './DesignBoard.tsx';
import type { Product } from './product.ts';
import { Records } from './Records.tsx';
import { SampleBoard } from './SampleBoard.tsx';
import { SmallApp } from './SmallApp.tsx';

/** A product at work, with data, or a client, that it calls samples. */
export function ProductPiece({ product }: { product: Product }) {
  if (product.type === 'maquette') return <DesignScreens />;
  return (
    <SampleBoard>
      {product.type === 'tableau' && <Dashboard product={product} />}
      {product.type === 'application' && <SmallApp requests={product.elements} />}
      {product.type === 'fiches' && <Records columns={product.elements} />}
    </SampleBoard>
  );
}
