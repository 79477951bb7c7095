import type { EditorState } from '@codemirror/state';
import { workshopText as words } from '../../../words/text.fr.ts';
import { editorContext } from '../context.ts';
import { Words } from './widgets.ts';

/** What stands for `{{name}}` on the page, with where it comes from; the name itself where nobody gives it a value. */
export function valueChip(state: EditorState, written: string): Words {
  const name = written.slice(2, -2).trim();
  const { variables, valueSources } = state.facet(editorContext);
  const value = variables[name];
  if (value === undefined) return new Words(name, 'cm-chip cm-chip-unknown');
  return new Words(value, 'cm-chip', words.visible.source(name, valueSources[name]));
}
