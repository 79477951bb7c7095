import type { EditorState } from '@codemirror/state';
import { useId, useState } from 'react';
import { foldText } from '../../../../build/contract/fold-text.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import type { PageChoice } from '../../document/pane-props.ts';
import { FormDialog } from '../../ui/Dialog.tsx';
import { editorContext } from '../context.ts';
import type { Edit } from '../edits/edit.ts';
import { addVariable } from '../edits/insertions.ts';
import { linkAt, matchingPages, meantAddress, setLink } from '../edits/marks.ts';
import * as css from './dialogs.module.css';

interface LinkDialogProps {
  state: EditorState;
  pages: readonly PageChoice[];
  onDone(edit: Edit): void;
  onClose(): void;
}

const MAX_PAGES = 8;

/** Asks where a link leads: to a page of the site, found by words of its title, or to any address that is written. */
export function LinkDialog({ state, pages, onDone, onClose }: LinkDialogProps) {
  const { text, address } = linkAt(state);
  const [query, setQuery] = useState(address);
  const [title, setTitle] = useState('');
  const [isRefused, setRefused] = useState(false);
  const found = matchingPages(pages, query).slice(0, MAX_PAGES);
  const done = () => {
    const meant = meantAddress(query);
    const [first] = found;
    if (meant !== undefined) onDone(setLink(meant, title));
    else if (first && query.trim() !== '') onDone(setLink(first.path, title || first.title));
    else setRefused(true);
  };
  const ask = (asked: string) => {
    setQuery(asked);
    setRefused(false);
  };
  return (
    <FormDialog title={words.dialogs.link} done={words.dialogs.setLink} onDone={done} onClose={onClose}>
      <AddressField query={query} isRefused={isRefused} onQuery={ask} />
      {text === '' ? <TitleField title={title} onTitle={setTitle} /> : <p>{words.dialogs.linkText(text)}</p>}
      <ul className={css.pages} aria-label={words.dialogs.pages}>
        {found.map((page) => (
          <li key={page.path}>
            <PageButton page={page} onChoose={() => onDone(setLink(page.path, title || page.title))} />
          </li>
        ))}
      </ul>
      {address !== '' && (
        <button type="button" onClick={() => onDone(setLink('', ''))}>
          {words.dialogs.removeLink}
        </button>
      )}
    </FormDialog>
  );
}

interface AddressFieldProps {
  query: string;
  isRefused: boolean;
  onQuery(query: string): void;
}

function AddressField({ query, isRefused, onQuery }: AddressFieldProps) {
  const [field, refusal] = [useId(), useId()];
  return (
    <>
      <label htmlFor={field}>{words.dialogs.pageOrAddress}</label>
      <input
        id={field}
        value={query}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isRefused}
        aria-describedby={refusal}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p id={refusal} role="alert" className={css.refusal}>
        {isRefused && words.dialogs.noAddress}
      </p>
    </>
  );
}

function TitleField({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  return (
    <label>
      {words.dialogs.shownText}
      <input value={title} onChange={({ target }) => onTitle(target.value)} />
    </label>
  );
}

function PageButton({ page: { title, path, unpublished }, onChoose }: { page: PageChoice; onChoose: () => void }) {
  return (
    <button type="button" className="quiet" onClick={onChoose}>
      {title} <small>{path}</small>
      {unpublished && <small className={css.unpublished}>{words.unpublished(unpublished)}</small>}
    </button>
  );
}

interface VariableDialogProps {
  state: EditorState;
  onDone(edit: Edit): void;
  onClose(): void;
}

/** Asks for one of the site's values, by words of its name or of what it says; Enter takes the first. */
export function VariableDialog({ state, onDone, onClose }: VariableDialogProps) {
  const [query, setQuery] = useState('');
  const found = matching(state.facet(editorContext).variables, query);
  const takeFirst = () => {
    if (found[0]) onDone(addVariable(found[0][0]));
  };
  return (
    <FormDialog title={words.tools.variable} onDone={takeFirst} onClose={onClose}>
      <label>
        {words.dialogs.findVariable}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <ul className={css.pages} aria-label={words.dialogs.variables}>
        {found.map(([name, value]) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={() => onDone(addVariable(name))}>
              {name} <small>{value}</small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && words.dialogs.noVariable}</p>
    </FormDialog>
  );
}

function matching(variables: Readonly<Record<string, string>>, query: string): [name: string, value: string][] {
  const asked = foldText(query).split(/\s+/);
  return Object.entries(variables).filter(([name, value]) => {
    const text = foldText(`${name} ${value}`);
    return asked.every((word) => text.includes(word));
  });
}
