import { Dashboard } from './Dashboard.tsx';
import { DesignScreens } from './DesignBoard.tsx';
import type { Product } from './product.ts';
import { Records } from './Records.tsx';
import { SampleBoard } from './SampleBoard.tsx';
import { SmallApp } from './SmallApp.tsx';

/** A product at work, with data, or a client, that it calls samples. */
export function ProductPiece({ product }: { product: Product }) {
  switch (product.type) {
    case 'tableau':
      return (
        <SampleBoard>
          <Dashboard product={product} />
        </SampleBoard>
      );
    case 'application':
      return (
        <SampleBoard>
          <SmallApp requests={product.elements} />
        </SampleBoard>
      );
    case 'maquette':
      return <DesignScreens />;
    case 'fiches':
      return (
        <SampleBoard>
          <Records columns={product.elements} />
        </SampleBoard>
      );
  }
}
