import type { EditorState } from '@codemirror/state';
import { useState } from 'react';
import { folded } from '../../../../build/contract/folded.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { FormDialog } from '../../ui/Dialog.tsx';
import { editorContext } from '../context.ts';
import type { Edit } from '../edits/edit.ts';
import { addVariable } from '../edits/insertions.ts';
import * as css from './dialogs.module.css';

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
  const asked = folded(query).split(/\s+/);
  return Object.entries(variables).filter(([name, value]) => {
    const text = folded(`${name} ${value}`);
    return asked.every((word) => text.includes(word));
  });
}
