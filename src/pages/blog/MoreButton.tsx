import type { ReactNode } from 'react';
import * as css from './MoreButton.module.css';

interface MoreButtonProps {
  type: 'button' | 'submit';
  'data-reveal'?: string;
  children: ReactNode;
}

/** Shows more of a list that stands before it. */
export function MoreButton({ children, ...attributes }: MoreButtonProps) {
  return (
    <button className={css.button} {...attributes}>
      {children}
    </button>
  );
}
