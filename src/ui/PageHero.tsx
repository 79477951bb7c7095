import { type ReactNode, useContext } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import * as css from './PageHero.module.css';
import { BreadcrumbContext } from './page-context.ts';

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  /** Above the title, below the breadcrumb. */
  before?: ReactNode;
  /** Beside the text on a wide screen, below it on a phone. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: its h1, its introduction and its first links. */
export function PageHero({ title, lead, before, picture, children }: PageHeroProps) {
  const breadcrumb = useContext(BreadcrumbContext);
  return (
    <header className={css.hero}>
      <div className={css.text}>
        {(breadcrumb || before) && (
          <div className={css.before}>
            {breadcrumb && <Breadcrumb {...breadcrumb} />}
            {before}
          </div>
        )}
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      {picture && <div className={css.picture}>{picture}</div>}
    </header>
  );
}
