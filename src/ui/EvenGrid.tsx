import type { ReactNode } from 'react';
import '../styles/even-grid.css';

interface EvenGridProps {
  as?: 'ul' | 'ol' | 'dl' | 'div';
  /** Widths of the items, as `even-grid.css` defines them. */
  columns?: 'cards' | 'figures' | 'pairs';
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Items side by side, without a hole in the last row. */
export function EvenGrid({ as: Element = 'ul', columns = 'cards', children, ...rest }: EvenGridProps) {
  return (
    <Element {...rest} data-even={columns}>
      {children}
    </Element>
  );
}
