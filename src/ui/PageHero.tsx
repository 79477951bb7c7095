import type { ReactNode } from 'react';
import * as css from './PageHero.module.css';

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  /** Above the title: breadcrumb, badges. */
  before?: ReactNode;
  /** Beside the text on a wide screen, below it on a phone. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: its h1, its introduction and its first links. */
export function PageHero({ title, lead, before, picture, children }: PageHeroProps) {
  return (
    <header className={css.hero}>
      <div className={css.text}>
        {before && <div className={css.before}>{before}</div>}
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      {picture && <div className={css.picture}>{picture}</div>}
    </header>
  );
}
