import { useId } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';

interface SearchFieldProps {
  typed: string;
  found: number;
  onType(typed: string): void;
}

/** Where one types what is sought; it says by ear how much there is of it. */
export function SearchField({ typed, found, onType }: SearchFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{words.list.search}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        placeholder={words.list.searchHint}
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {typed.trim() !== '' && words.list.found(found)}
      </p>
    </div>
  );
}
