import type { ReactNode } from 'react';
import type { IconName } from '../pages/icons.ts';
import * as css from './Card.module.css';
import { CheckList } from './CheckList.tsx';
import { Icon } from './Icon.tsx';

/** A raised surface. With `href`, its title's link covers the whole of it. */
export function Card({ as: Element = 'div', children }: { as?: 'div' | 'li' | 'article'; children: ReactNode }) {
  return <Element className={css.card}>{children}</Element>;
}

/** A card's title; as a link it makes the whole card its target. */
export function CardTitle({ href, children }: { href?: string; children: ReactNode }) {
  return (
    <h3>
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

interface IconCardProps {
  titre: string;
  icone?: IconName | undefined;
  texte: string;
  details?: readonly string[];
}

/** A card of a list with its icon, a text and points. */
export function IconCard({ titre, icone, texte, details = [] }: IconCardProps) {
  return (
    <Card as="li">
      {icone && (
        <span className={css.icon}>
          <Icon name={icone} />
        </span>
      )}
      <CardTitle>{titre}</CardTitle>
      <p>{texte}</p>
      {details.length > 0 && <CheckList items={details} />}
    </Card>
  );
}
