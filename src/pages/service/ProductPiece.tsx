import { Dashboard } from './Dashboard.tsx';
import { DesignBoard } from './DesignBoard.tsx';
import type { Product } from './product.ts';
import { Records } from './Records.tsx';
import { SmallApp } from './SmallApp.tsx';

interface ProductPieceProps {
  product: Product;
  /** Of the titles in it: one below the title that it stands under. */
  headings?: 'h3' | 'h4';
}

/** A product at work, with sample data. */
export function ProductPiece({ product, headings = 'h3' }: ProductPieceProps) {
  switch (product.type) {
    case 'tableau':
      return <Dashboard figures={product.chiffres} caption={product.legende} bars={product.elements} />;
    case 'application':
      return <SmallApp requests={product.elements} />;
    case 'maquette':
      return <DesignBoard />;
    case 'fiches':
      return <Records columns={product.elements} headings={headings} />;
  }
}
