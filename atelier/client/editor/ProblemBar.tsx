import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import * as css from './Bars.module.css';
import { Floating } from './Floating.tsx';
import type { Problem } from './problems.ts';

interface ProblemBarProps {
  view: EditorView;
  state: EditorState;
  problem: Problem;
}

/** The message of the diagnostic or the comment at the caret, with a button that mends the text where that is known. */
export function ProblemBar({ view, state, problem }: ProblemBarProps) {
  const { message, fix, from } = problem;
  return (
    <Floating view={view} position={from} height={160}>
      <div className={css.problem}>
        <p>{message}</p>
        {fix && (
          <button
            type="button"
            className={`primary ${css.fix}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => fix.apply(state, from)}
          >
            {fix.name}
          </button>
        )}
      </div>
    </Floating>
  );
}
