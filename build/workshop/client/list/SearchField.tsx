import { useId } from 'react';
import { workshopApp as words } from '../../../diagnostics/messages/workshop-app.fr.ts';
import * as css from './SearchField.module.css';

interface SearchFieldProps {
  typed: string;
  found: number;
  onType(typed: string): void;
}

/** Where one types what is sought; it says how much there is of it. */
export function SearchField({ typed, found, onType }: SearchFieldProps) {
  const id = useId();
  return (
    <search className={css.search}>
      <label htmlFor={id}>{words.list.search}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-hint`}>{words.list.searchHint}</p>
      <p role="status">{typed.trim() !== '' && words.list.found(found)}</p>
    </search>
  );
}
