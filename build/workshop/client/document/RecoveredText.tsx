import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import type { OpenFile } from '../../api.ts';
import { Actions } from '../ui/Actions.tsx';
import type { LocalCopy } from './local-copy.ts';
import { TwoTexts } from './TwoTexts.tsx';

interface RecoveredTextProps {
  copy: LocalCopy;
  file: OpenFile;
  onResume(): void;
  onDiscard(): void;
}

/** A text that was left unsaved, beside the file as it is now: to go on from, or to throw away. */
export function RecoveredText({ copy, file, onResume, onDiscard }: RecoveredTextProps) {
  const written = new Date(copy.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <h2>{words.copy.heading}</h2>
      <p>
        {words.copy.when(written)} {copy.version !== file.version && words.copy.changedSince}
      </p>
      <Actions>
        <button type="button" className="primary" onClick={onResume}>
          {words.copy.resume}
        </button>
        <button type="button" onClick={onDiscard}>
          {words.copy.discard}
        </button>
      </Actions>
      <TwoTexts
        mine={{ label: words.copy.mine, text: copy.text }}
        theirs={{ label: words.copy.theirs, text: file.text }}
      />
    </>
  );
}
