import { useState } from 'react';
import { workshopApp as app } from '../../../diagnostics/messages/workshop-app.fr.ts';
import { publication as words } from '../../../diagnostics/messages/workshop-publication.fr.ts';
import type { Conflict } from '../../publication/publication-api.ts';
import { apiClient, save } from '../api-client.ts';
import { TwoTexts } from '../document/TwoTexts.tsx';
import { useJoinedText } from '../document/use-joined-text.ts';
import { reasonOf } from '../reasons.ts';
import { Actions } from '../ui/Actions.tsx';
import * as css from './PublicationPage.module.css';

const labels = words.conflict;

interface ConflictPartProps {
  conflict: Conflict;
  title: string;
  isSettled: boolean;
  onSettle(): void;
  /** It is not to be published now. */
  onLeave(): void;
}

/** Both texts of a file that somebody else has changed, too, to choose one or make one of both. The choice is saved before it is published. */
export function ConflictPart({ conflict, title, isSettled, onSettle, onLeave }: ConflictPartProps) {
  const { mine, theirs } = conflict;
  const { joined, settle, problem } = useSettling(conflict, onSettle);
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
      <div role="status">{isSettled ? labels.settled : problem}</div>
      {!isSettled && (
        <Actions>
          <button type="button" className="primary" onClick={() => void settle(joined.text)}>
            {hasTexts ? labels.keep : labels.keepFile}
          </button>
          {hasTexts && (
            <button type="button" onClick={() => void settle(theirs)}>
              {labels.take}
            </button>
          )}
          <button type="button" onClick={onLeave}>
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
    if (text !== mine) return labels.changedMeanwhile;
    if (chosen === mine) return '';
    return 'conflict' in (await save({ path, text: chosen, version })) ? labels.changedMeanwhile : '';
  } catch (error) {
    return reasonOf(error);
  }
}
