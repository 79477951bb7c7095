import { workshopOverview as words } from '../../words/overview.fr.ts';
import * as css from './SkipLink.module.css';

/** The first stop of the Tab key behind the heading, which has the focus when a file opens: past all tools to the text, or to the form of a file that has none. */
export function SkipLink() {
  return (
    <button type="button" className={css.skip} onClick={toText}>
      {words.desk.skip}
    </button>
  );
}

function toText(): void {
  const places = ['[data-part="text"] [contenteditable="true"]', '[data-part="form"] :is(input, textarea)'];
  const place = places.map((one) => document.querySelector(one)).find((one) => one?.checkVisibility());
  if (place instanceof HTMLElement) place.focus();
}
