import type { ReactNode } from 'react';
import * as css from './Notice.module.css';

interface NoticeProps {
  tone: 'info' | 'warning' | 'error';
  children: ReactNode;
}

/** Something that the writer has to know before going on, with what can be done about it. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone}>
      {children}
    </div>
  );
}
