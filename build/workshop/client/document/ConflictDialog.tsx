import { useState } from 'react';
import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TwoTexts } from './TwoTexts.tsx';

interface ConflictDialogProps {
  mine: string;
  theirs: string;
  /** The text to go on with. */
  onSettle(text: string): void;
  onClose(): void;
}

/** Both texts of a file that was changed here and on the disk, to choose one or make one of both. */
export function ConflictDialog({ mine, theirs, onSettle, onClose }: ConflictDialogProps) {
  const [merged, setMerged] = useState<string>();
  const merging = merged !== undefined;
  const labels = words.conflict;
  return (
    <Dialog heading={labels.heading} onClose={onClose} wide>
      <p>{merging ? labels.mergeHint : labels.explanation}</p>
      <TwoTexts
        key={merging ? 'merging' : 'reading'}
        mine={{ label: labels.mine, text: mine }}
        theirs={{ label: labels.theirs, text: theirs }}
        {...(merging && { onMine: setMerged })}
      />
      <Actions>
        {merging ? (
          <button type="button" className="primary" onClick={() => onSettle(merged)}>
            {labels.keepMerged}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => onSettle(mine)}>
              {labels.keepMine}
            </button>
            <button type="button" onClick={() => onSettle(theirs)}>
              {labels.takeTheirs}
            </button>
            <button type="button" onClick={() => setMerged(mine)}>
              {labels.merge}
            </button>
          </>
        )}
        <button type="button" className="quiet" onClick={onClose}>
          {labels.later}
        </button>
      </Actions>
    </Dialog>
  );
}
