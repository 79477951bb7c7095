import type { ReactNode } from 'react';
import * as css from './Section.module.css';

interface SectionProps {
  title: string;
  intro?: string | undefined;
  id?: string;
  children: ReactNode;
}

/** A titled part of a page, at the page's width. */
export function Section({ title, intro, id, children }: SectionProps) {
  return (
    <section className={css.section} id={id}>
      <div className={css.heading}>
        <h2 className={css.title}>{title}</h2>
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
