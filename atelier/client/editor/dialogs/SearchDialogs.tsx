import { useId, useState } from 'react';
import { workshopText as words } from '../../../words/text.fr.ts';
import type { PageChoice } from '../../document/pane-props.ts';
import { FormDialog } from '../../ui/Dialog.tsx';
import { LabelledInput } from '../../ui/LabelledField.tsx';
import { findByWords } from '../../ui/word-filter.ts';
import { completeAddress, matchingPages } from '../addresses.ts';
import { type EditorContext, namedValues } from '../services.ts';
import * as css from './dialogs.module.css';

interface LinkDialogProps {
  /** The text and address of the present link; both may be empty. */
  text: string;
  address: string;
  pages: readonly PageChoice[];
  /** Called with the chosen link. An empty address removes the link. */
  onDone(address: string, title: string): void;
  onClose(): void;
}

const MAX_PAGES = 8;

/** The dialog that asks for the target of a link: a page of the site, found by words of its title, or any typed address. */
export function LinkDialog({ text, address, pages, onDone, onClose }: LinkDialogProps) {
  const [query, setQuery] = useState(address);
  const [title, setTitle] = useState('');
  const [isRefused, setRefused] = useState(false);
  const found = matchingPages(pages, query).slice(0, MAX_PAGES);
  const change = (written: string) => {
    setQuery(written);
    setRefused(false);
  };
  const done = () => {
    const meant = completeAddress(query);
    const [first] = found;
    if (meant !== undefined) onDone(meant, title);
    else if (first && query.trim() !== '') onDone(first.path, title || first.title);
    else setRefused(true);
  };
  return (
    <FormDialog title={words.dialogs.link} done={words.dialogs.setLink} onDone={done} onClose={onClose}>
      <AddressField query={query} isRefused={isRefused} onQuery={change} />
      {text === '' ? (
        <LabelledInput label={words.dialogs.shownText} value={title} onValue={setTitle} />
      ) : (
        <p>{words.dialogs.linkText(text)}</p>
      )}
      <ul className={css.pages} aria-label={words.dialogs.pages}>
        {found.map((page) => (
          <li key={page.path}>
            <PageButton page={page} onChoose={() => onDone(page.path, title || page.title)} />
          </li>
        ))}
      </ul>
      {address !== '' && (
        <button type="button" onClick={() => onDone('', '')}>
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

function PageButton({ page: { title, path, unpublished }, onChoose }: { page: PageChoice; onChoose: () => void }) {
  return (
    <button type="button" className="quiet" onClick={onChoose}>
      {title} <small>{path}</small>
      {unpublished && <small className={css.unpublished}>{words.unpublished(unpublished)}</small>}
    </button>
  );
}

interface VariableDialogProps {
  context: EditorContext;
  onDone(name: string): void;
  onClose(): void;
}

/** The dialog that asks for one of the site's values, found by its name or text. Enter takes the first. */
export function VariableDialog({ context, onDone, onClose }: VariableDialogProps) {
  const [query, setQuery] = useState('');
  const found = findByWords(namedValues(context), query, ({ name, shown }) => [shown, name]);
  const takeFirst = () => {
    if (found[0]) onDone(found[0].name);
  };
  return (
    <FormDialog title={words.tools.variable} onDone={takeFirst} onClose={onClose}>
      <LabelledInput type="search" label={words.dialogs.findVariable} value={query} onValue={setQuery} />
      <ul className={css.pages} aria-label={words.dialogs.variables}>
        {found.map(({ name, shown }) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={() => onDone(name)}>
              {shown}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && words.dialogs.noVariable}</p>
    </FormDialog>
  );
}
