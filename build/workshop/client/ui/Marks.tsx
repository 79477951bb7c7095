import type { Mark } from '../list/file-state.ts';
import * as css from './Marks.module.css';

/** What is to be said of a file, in few words: by the words first, by the colour besides. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <span className={css.marks}>
      {marks.map(({ text, tone }) => (
        <span key={text} className={css.mark} data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  );
}
