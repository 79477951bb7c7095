import { type ReactNode, useId } from 'react';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import * as css from './ContentSection.module.css';
import type { Row, State } from './rows.ts';
import { type Arranging, AS_IT_COMES, categoriesOf } from './use-arrangement.ts';

interface ContentFiltersProps {
  contentTypes: readonly ContentTypeInfo[];
  rows: readonly Row[];
  found: number;
  arranging: Arranging;
}

const STATES = Object.entries(words.states);

/** Which texts the list shows: by words, content type, category and state. */
export function ContentFilters({ contentTypes, rows, found, arranging }: ContentFiltersProps) {
  const { arrangement, arrange } = arranging;
  const { typed, contentType, category, state } = arrangement;
  const categories = categoriesOf(rows, contentType);
  const used = contentTypes.filter(({ name }) => rows.some(({ file }) => file.contentType === name));
  const filtered = typed !== '' || contentType !== '' || category !== '' || state !== '';
  const chooseType = (next: string) => arrange({ contentType: next, category: '' });
  return (
    <search className={css.filters} aria-label={words.table.filters}>
      <SearchField typed={typed} found={found} onType={(next) => arrange({ typed: next })} />
      <Choice label={words.table.contentType} value={contentType} onChoose={chooseType}>
        <option value="">{words.table.all}</option>
        <Options of={used.map(({ name, plural }) => [name, plural])} />
      </Choice>
      {categories.length > 0 && (
        <Choice label={words.table.category} value={category} onChoose={(next) => arrange({ category: next })}>
          <option value="">{words.table.all}</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      )}
      <Choice label={words.table.state} value={state} onChoose={(next) => arrange({ state: stateNamed(next) })}>
        <option value="">{words.table.allStates}</option>
        <Options of={STATES} />
      </Choice>
      {filtered && (
        <button type="button" onClick={() => arrange({ ...AS_IT_COMES })}>
          {words.table.clear}
        </button>
      )}
    </search>
  );
}

function Options({ of }: { of: readonly (readonly [name: string, label: string])[] }) {
  return of.map(([name, label]) => (
    <option key={name} value={name}>
      {label}
    </option>
  ));
}

function stateNamed(name: string): State | '' {
  return name in words.states ? (name as State) : '';
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

interface SearchFieldProps {
  typed: string;
  found: number;
  onType(typed: string): void;
}

/** Where one types what is sought; it says by ear how much there is of it. */
function SearchField({ typed, found, onType }: SearchFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{workshopApp.list.search}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        placeholder={workshopApp.list.searchHint}
        onChange={(event) => onType(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {typed.trim() !== '' && workshopApp.list.found(found)}
      </p>
    </div>
  );
}
