import type { ReactNode } from 'react';
import * as css from './MoreLink.module.css';

/** The way on to the whole of what a section shows in part. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a className={css.more} href={href}>
        {children}
      </a>
    </p>
  );
}
