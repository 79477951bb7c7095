import type { ReactNode } from 'react';
import * as css from './MoreLink.module.css';

interface MoreLinkProps {
  href: string;
  /** Media type of what it leads to, when that is no page. */
  type?: string;
  children: ReactNode;
}

/** The way on to the whole of what a section shows in part. */
export function MoreLink({ href, type, children }: MoreLinkProps) {
  return (
    <p>
      <a className={css.more} href={href} type={type}>
        {children}
      </a>
    </p>
  );
}
