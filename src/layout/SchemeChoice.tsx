import * as css from './SchemeChoice.module.css';

/** Where a reader chooses between day and night. It works by script, which puts the list there. */
export function SchemeChoice() {
  return <div className={css.choice} data-schemes />;
}
