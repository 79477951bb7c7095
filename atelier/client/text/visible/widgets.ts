import type { EditorState } from '@codemirror/state';
import { type EditorView, WidgetType } from '@codemirror/view';
import { workshopText as words } from '../../../words/text.fr.ts';
import { editorContext } from '../context.ts';

/** Words in the place of signs. `says`: what is told of them when one points at them. */
export class Words extends WidgetType {
  private readonly text: string;
  private readonly look: string;
  private readonly says: string;

  constructor(text: string, look: string, says = '') {
    super();
    this.text = text;
    this.look = look;
    this.says = says;
  }

  override eq(other: Words): boolean {
    return other.text === this.text && other.look === this.look && other.says === this.says;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = this.look;
    element.textContent = this.text;
    if (this.says !== '') element.title = this.says;
    return element;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** A box that is ticked in the text: one letter of it is another one then. */
export class TaskBox extends WidgetType {
  private readonly isDone: boolean;

  constructor(isDone: boolean) {
    super();
    this.isDone = isDone;
  }

  override eq(other: TaskBox): boolean {
    return other.isDone === this.isDone;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = this.isDone;
    box.tabIndex = -1;
    box.className = 'cm-task-box';
    box.ariaLabel = words.visible.done;
    box.addEventListener('change', () => {
      const at = view.posAtDOM(box) + 1;
      view.dispatch({ changes: { from: at, to: at + 1, insert: box.checked ? 'x' : ' ' }, userEvent: 'input.tick' });
    });
    return box;
  }
}

/** What stands for `{{name}}` on the page, with where it comes from; the name itself where nobody gives it a value. */
export function valueChip(state: EditorState, written: string): Words {
  const name = written.slice(2, -2).trim();
  const { variables, valueSources } = state.facet(editorContext);
  const value = variables[name];
  if (value === undefined) return new Words(name, 'cm-chip cm-chip-unknown');
  return new Words(value, 'cm-chip', words.visible.source(name, valueSources[name]));
}
