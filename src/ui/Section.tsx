import type { ReactNode } from 'react';
import { useModule } from './page-context.ts';
import * as css from './Section.module.css';

interface SectionProps {
  title: string;
  intro?: string | undefined;
  id?: string;
  /** It only leads elsewhere, and is not printed. */
  onward?: boolean;
  children: ReactNode;
}

/** A titled part of a page, at the page's width, which the browser lays out when it comes near. */
export function Section({ title, intro, id, onward = false, children }: SectionProps) {
  useModule('parts');
  return (
    <section className={css.section} id={id} data-onward={onward || undefined} data-lazy>
      <div className={css.heading}>
        <h2>{title}</h2>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
