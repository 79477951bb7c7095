import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { ToolIcon } from '../text/ToolIcon.tsx';
import * as css from './PaneHead.module.css';

interface PaneHeadProps {
  name: string;
  folded: boolean;
  /** It is the only one that is open. */
  last: boolean;
  onFold(away: boolean): void;
  children?: ReactNode;
}

/** The name of a part, which folds it away to a narrow strip and brings it back. */
export function PaneHead({ name, folded, last, onFold, children }: PaneHeadProps) {
  return (
    <div className={css.head} data-folded={folded}>
      <button type="button" className="quiet" aria-expanded={!folded} disabled={last} onClick={() => onFold(!folded)}>
        <ToolIcon icon={folded ? ChevronRight : ChevronLeft} />
        <span>{name}</span>
      </button>
      {!folded && children}
    </div>
  );
}
