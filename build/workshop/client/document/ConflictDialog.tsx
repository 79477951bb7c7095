import { useState } from 'react';
import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TwoTexts } from './TwoTexts.tsx';
import { useJoinedText } from './use-joined-text.ts';

interface ConflictDialogProps {
  path: string;
  mine: string;
  theirs: string;
  /** The text to go on with. */
  onSettle(text: string): void;
  onClose(): void;
}

/** Both texts of a file that was changed here and on the disk, to choose one or make one of both. */
export function ConflictDialog({ path, mine, theirs, onSettle, onClose }: ConflictDialogProps) {
  const [merging, setMerging] = useState(false);
  const merged = useJoinedText(path, mine);
  const labels = words.conflict;
  const settle = (text: string) => {
    merged.end();
    onSettle(text);
  };
  return (
    <Dialog heading={labels.heading} onClose={onClose} wide>
      <p>{merging ? labels.mergeHint : labels.explanation}</p>
      <TwoTexts
        key={merging ? 'merging' : 'reading'}
        mine={{ label: labels.mine, text: merging ? merged.first : mine }}
        theirs={{ label: labels.theirs, text: theirs }}
        {...(merging && { onMine: merged.write })}
      />
      <Actions>
        {merging ? (
          <button type="button" className="primary" onClick={() => settle(merged.text)}>
            {labels.keepMerged}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => settle(mine)}>
              {labels.keepMine}
            </button>
            <button type="button" onClick={() => settle(theirs)}>
              {labels.takeTheirs}
            </button>
            <button type="button" onClick={() => setMerging(true)}>
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
