import { useState } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
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
  const choices: [label: string, choose: () => void][] = merging
    ? [[labels.keepMerged, () => settle(merged.text)]]
    : [
        [labels.keepMine, () => settle(mine)],
        [labels.takeTheirs, () => settle(theirs)],
        [labels.merge, () => setMerging(true)],
      ];
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
        {choices.map(([label, choose]) => (
          <button key={label} type="button" className={merging ? 'primary' : undefined} onClick={choose}>
            {label}
          </button>
        ))}
        <button type="button" className="quiet" onClick={onClose}>
          {labels.later}
        </button>
      </Actions>
    </Dialog>
  );
}
