import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { comparePhrases } from '../../words/app.fr.ts';

export interface LabelledText {
  label: string;
  text: string;
}

interface Comparison {
  mine: LabelledText;
  theirs: LabelledText;
  onMine?: ((text: string) => void) | undefined;
}

/** Shows two texts in an element, until what it returns is called. Lines that both share are folded, but some around each difference. */
export function compareIn(parent: HTMLElement, { mine, theirs, onMine }: Comparison): () => void {
  const told = EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onMine?.(state.doc.toString());
  });
  const view = new MergeView({
    parent,
    a: { doc: mine.text, extensions: [shared(mine.label), onMine ? told : READ_ONLY] },
    b: { doc: theirs.text, extensions: [shared(theirs.label), READ_ONLY] },
    collapseUnchanged: { margin: 3, minSize: 6 },
    ...(onMine && { revertControls: 'b-to-a' as const, renderRevertControl: takeButton }),
  });
  return () => view.destroy();
}

const READ_ONLY: Extension = EditorState.readOnly.of(true);

function shared(label: string): Extension {
  return [
    lineNumbers(),
    EditorView.lineWrapping,
    EditorState.phrases.of(comparePhrases),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
  ];
}

function takeButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '←';
  button.title = comparePhrases.take;
  button.setAttribute('aria-label', comparePhrases.take);
  return button;
}
