import type { ReactNode } from 'react';
import * as css from './Card.module.css';

/** A raised surface. With `href`, its title's link covers the whole of it. */
export function Card({ as: Element = 'div', children }: { as?: 'div' | 'li' | 'article'; children: ReactNode }) {
  return <Element className={css.card}>{children}</Element>;
}

/** A card's title; as a link it makes the whole card its target. */
export function CardTitle({ href, children }: { href?: string; children: ReactNode }) {
  return (
    <h3 className={css.title}>
      {href === undefined ? (
        children
      ) : (
        <a className={css.link} href={href}>
          {children}
        </a>
      )}
    </h3>
  );
}
