import { useState } from 'react';
import type { Conflict } from '../../server/publication/publication-api.ts';
import { workshopApp as app } from '../../words/app.fr.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { apiClient, save } from '../api-client.ts';
import { reasonOf } from '../call-api.ts';
import { TwoTexts, useJoinedText } from '../document/TwoTexts.tsx';
import { Actions } from '../ui/Dialog.tsx';
import * as css from './PublicationPage.module.css';
import type { Decision } from './use-publication.ts';

const labels = words.conflict;

interface ConflictPartProps {
  conflict: Conflict;
  title: string;
  /** What was decided of it. */
  decision: Decision | undefined;
  /** How many conflicts are still to be decided. */
  open: number;
  onDecide(choice: Decision['choice']): void;
}

/** Both texts of a file that somebody else has changed, too, to choose one or make one of both. The choice is saved, and published once no other is open. */
export function ConflictPart({ conflict, title, decision, open, onDecide }: ConflictPartProps) {
  const { mine, theirs } = conflict;
  const { joined, settle, problem } = useSettling(conflict, () => onDecide('publish'));
  const hasTexts = mine !== undefined && theirs !== undefined;
  return (
    <section className={css.conflict} aria-label={labels.heading(title)}>
      <h3>{labels.heading(title)}</h3>
      <p className={css.quiet}>{hasTexts ? labels.hint : labels.noText}</p>
      {hasTexts && (
        <TwoTexts
          mine={{ label: labels.mine, text: joined.first }}
          theirs={{ label: labels.theirs, text: theirs }}
          onMine={joined.write}
        />
      )}
      <div role="status">
        {decision ? (decision.choice === 'publish' ? labels.settled(open) : labels.left(open)) : problem}
      </div>
      {!decision && (
        <Actions>
          <button type="button" className="primary" onClick={() => void settle(joined.text)}>
            {hasTexts ? labels.keep : labels.keepFile}
          </button>
          {hasTexts && (
            <button type="button" onClick={() => void settle(theirs)}>
              {labels.take}
            </button>
          )}
          <button type="button" onClick={() => onDecide('leave')}>
            {labels.later}
          </button>
        </Actions>
      )}
    </section>
  );
}

/** What is made of both texts; saves the one that is chosen, and says why it could not. */
function useSettling({ path, mine }: Conflict, onSettle: () => void) {
  const joined = useJoinedText(path, mine ?? '');
  const [problem, setProblem] = useState('');
  const settle = async (text: string) => {
    const why = mine === undefined ? '' : await whyNotSaved(path, mine, text);
    setProblem(why);
    if (why !== '') return;
    joined.end();
    onSettle();
  };
  return { joined, settle, problem: problem || (joined.problem && app.file.noCopy(joined.problem)) };
}

/** Saves the text that was chosen in the place of the writer's own, unless that is another one by now. */
async function whyNotSaved(path: string, mine: string, chosen: string): Promise<string> {
  try {
    const { text, version } = await apiClient.open(path);
    if (text === chosen) return '';
    if (text !== mine) return labels.changedMeanwhile;
    return 'conflict' in (await save({ path, text: chosen, version })) ? labels.changedMeanwhile : '';
  } catch (error) {
    return reasonOf(error);
  }
}
