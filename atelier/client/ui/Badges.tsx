import type { Badge } from '../list/rows.ts';
import * as css from './Badges.module.css';

/** What is to be said of a file, in few words: by the words first, by the colour besides. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  return (
    <span className={css.badges}>
      {badges.map(({ text, tone }) => (
        <span key={text} className={css.badge} data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  );
}
