import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { Scheme } from '../../../build/contract/preview-messages.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { Options } from '../ui/LabelledField.tsx';
import { ToolIcon } from '../ui/ToolIcon.tsx';
import * as css from './Pane.module.css';
import type { PaneLayout, Part } from './use-panes.ts';

interface PaneProps {
  part: Part;
  name: string;
  /** True if a narrow screen shows this part. */
  isShown: boolean;
  folded: boolean;
  /** True if it is the only open part, which takes all the room. */
  isLast: boolean;
  /** True if the file has no other part, so that this one needs no name. */
  isOnly: boolean;
  layout: PaneLayout;
  children: ReactNode;
}

/** A part of a file, with its head and its content. */
export function Pane({ part, name, isShown, folded, isLast, isOnly, layout, children }: PaneProps) {
  return (
    <section
      className={css.pane}
      data-part={part}
      data-shown={isShown}
      data-folded={folded}
      data-phone={part === 'preview' && layout.phone}
      aria-label={name}
    >
      {!isOnly && (
        <PaneHead name={name} folded={folded} isLast={isLast} onFold={(away) => layout.fold(part, away)}>
          {part === 'preview' && <PreviewLook layout={layout} />}
        </PaneHead>
      )}
      <div className={css.content}>{children}</div>
    </section>
  );
}

interface PaneHeadProps {
  name: string;
  folded: boolean;
  /** True if it is the only open part. */
  isLast: boolean;
  onFold(away: boolean): void;
  children?: ReactNode;
}

/** The head of a part. Its name is a button that folds the part to a narrow strip and unfolds it. */
export function PaneHead({ name, folded, isLast, onFold, children }: PaneHeadProps) {
  return (
    <div className={css.head} data-folded={folded}>
      <button type="button" className="quiet" aria-expanded={!folded} disabled={isLast} onClick={() => onFold(!folded)}>
        <ToolIcon icon={folded ? ChevronRight : ChevronLeft} />
        <span>{name}</span>
      </button>
      {!folded && children}
    </div>
  );
}

/** Switches for the colours and the width of the preview. */
function PreviewLook({ layout: { scheme, phone, showScheme, showPhone } }: { layout: PaneLayout }) {
  return (
    <>
      <select
        aria-label={words.desk.colors}
        value={scheme}
        onChange={({ target }) => {
          const chosen = schemes.find((one) => one === target.value);
          if (chosen !== undefined) showScheme(chosen);
        }}
      >
        <Options options={schemes.map((one) => ({ value: one, label: words.desk.schemes[one || 'own'] }))} />
      </select>
      <button type="button" aria-pressed={phone} onClick={() => showPhone(!phone)}>
        {words.desk.phone}
      </button>
    </>
  );
}

const schemes: readonly Scheme[] = ['', 'light', 'dark'];
