import { useId } from 'react';
import { workshopFind as words } from '../../words/find.fr.ts';
import { Notice } from '../ui/Notice.tsx';
import { type Chosen, countOf } from './chosen.ts';
import * as css from './FindPage.module.css';
import type { Replacing } from './use-replacement.ts';

interface ReplaceFormProps {
  replacing: Replacing;
  chosen: Chosen;
  canReplace: boolean;
  titleOf(path: string): string;
}

/** What is to stand in the place of what was found; what has been replaced, and the way back. */
export function ReplaceForm({ replacing, chosen, canReplace, titleOf }: ReplaceFormProps) {
  const { replacement, write, replace, running, problem } = replacing;
  const id = useId();
  const { passages, texts } = countOf(chosen);
  return (
    <>
      <div role="status">
        {problem !== '' && <Notice tone={running ? 'info' : 'error'}>{problem}</Notice>}
        <Done replacing={replacing} titleOf={titleOf} />
      </div>
      {canReplace && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (passages > 0 && !running) void replace();
          }}
        >
          <div className={css.words}>
            <label htmlFor={id}>{words.replacement}</label>
            <input
              id={id}
              value={replacement}
              autoComplete="off"
              maxLength={500}
              aria-describedby={`${id}-hint`}
              onChange={(event) => write(event.target.value)}
            />
          </div>
          <button type="submit" disabled={passages === 0 || running}>
            {passages === 0 ? words.nothingChosen : words.chosen(passages, texts)}
          </button>
          <p id={`${id}-hint`} className={css.hint}>
            {words.addressHint}
          </p>
        </form>
      )}
    </>
  );
}

function Done({ replacing, titleOf }: Pick<ReplaceFormProps, 'replacing' | 'titleOf'>) {
  const { last, undone, running, undo } = replacing;
  if (undone) {
    return (
      <Notice tone="info">
        <p>
          {words.undone(undone.restored.length)} {undone.kept.length > 0 && words.kept(undone.kept.map(titleOf))}
        </p>
      </Notice>
    );
  }
  if (!last || running) return null;
  const { words: former, replacement, passages, texts } = last;
  return (
    <Notice tone="info">
      <p>
        {replacement === ''
          ? words.removed(former, passages, texts.length)
          : words.replaced(former, replacement, passages, texts.length)}
      </p>
      <button type="button" onClick={undo}>
        {words.undo}
      </button>
    </Notice>
  );
}
