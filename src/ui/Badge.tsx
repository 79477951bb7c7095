import type { ReactNode } from 'react';
import * as css from './Badge.module.css';

export function Badge({ children }: { children: ReactNode }) {
  return <span className={css.badge}>{children}</span>;
}
