import type { ReactNode } from 'react';
import * as css from './Section.module.css';

interface SectionProps {
  title: string;
  intro?: string | undefined;
  id?: string;
  /** It only leads elsewhere, and is not printed. */
  onward?: boolean;
  children: ReactNode;
}

/** A titled part of a page, at the page's width. */
export function Section({ title, intro, id, onward = false, children }: SectionProps) {
  return (
    <section className={css.section} id={id} data-onward={onward || undefined} data-part>
      <div className={css.heading}>
        <h2 className={css.title}>{title}</h2>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
