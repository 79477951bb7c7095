import { type ReactNode, useId } from 'react';
import { workshopFind as words } from '../../words/find.fr.ts';
import * as css from './FindPage.module.css';
import type { Finding } from './use-find.ts';

/** What is sought, and how closely. */
export function SearchForm({ finding: { search, change, run } }: { finding: Finding }) {
  const id = useId();
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <div className={css.words}>
          <label htmlFor={id}>{words.words}</label>
          <input
            id={id}
            type="search"
            value={search.words}
            autoComplete="off"
            maxLength={500}
            onChange={(event) => change({ words: event.target.value })}
          />
        </div>
        <button type="submit" className="primary">
          {words.search}
        </button>
        <div className={css.options}>
          <Option checked={search.exact} onChange={(exact) => change({ exact })}>
            {words.exact}
          </Option>
          <Option checked={search.whole} onChange={(whole) => change({ whole })}>
            {words.whole}
          </Option>
        </div>
      </form>
    </search>
  );
}

interface OptionProps {
  checked: boolean;
  onChange(checked: boolean): void;
  children: ReactNode;
}

function Option({ checked, onChange, children }: OptionProps) {
  return (
    <label className={css.option}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} /> {children}
    </label>
  );
}
