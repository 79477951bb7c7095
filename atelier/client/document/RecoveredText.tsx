import { useState } from 'react';
import type { OpenFile } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { reasonOf } from '../reasons.ts';
import { Actions } from '../ui/Actions.tsx';
import type { LocalCopy } from './local-copy.ts';
import { TwoTexts } from './TwoTexts.tsx';

interface RecoveredTextProps {
  copy: LocalCopy;
  /** Undefined where it is gone. */
  file: OpenFile | undefined;
  onResume(): void;
  /** Rejects where it would be lost. */
  onDiscard(): Promise<void>;
}

/** A text that was left unsaved, beside the file as it is now: to go on from, to copy, or to put aside. */
export function RecoveredText({ copy, file, onResume, onDiscard }: RecoveredTextProps) {
  const written = new Date(copy.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
  const [{ running, problem }, setDiscard] = useState({ running: false, problem: '' });
  const discard = () => {
    setDiscard({ running: true, problem: '' });
    onDiscard().catch((error) => setDiscard({ running: false, problem: reasonOf(error) }));
  };
  return (
    <>
      <h2>{words.copy.heading}</h2>
      <p>
        {words.copy.when(written)} {!file && words.copy.goneSince}
        {file && copy.version !== file.version && words.copy.changedSince}
      </p>
      <Actions>
        <button type="button" className="primary" onClick={onResume}>
          {words.copy.resume}
        </button>
        <button type="button" disabled={running} onClick={discard}>
          {words.copy.discard}
        </button>
      </Actions>
      <p>{file ? words.copy.discardedTo : words.copy.discardedToBin}</p>
      <p role="alert">{problem}</p>
      {file ? (
        <TwoTexts
          mine={{ label: words.copy.mine, text: copy.text }}
          theirs={{ label: words.copy.theirs, text: file.text }}
        />
      ) : (
        <textarea readOnly rows={20} aria-label={words.copy.mine} value={copy.text} />
      )}
    </>
  );
}
