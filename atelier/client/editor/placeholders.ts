import type { Node } from 'prosemirror-model';
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { isPlaceholderText } from '../ui/placeholder-text.ts';

/** A plugin that styles placeholder texts, and replaces them by what is typed or pasted. */
export const placeholders = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => placeholderMarks(doc),
    apply: (tr, before) => (tr.docChanged ? placeholderMarks(tr.doc) : before),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
    handleTextInput(view, _from, _to, text) {
      const cleared = withoutPlaceholder(view);
      if (!cleared) return false;
      view.dispatch(cleared.insertText(text));
      return true;
    },
    handleDOMEvents: {
      compositionstart: removePlaceholder,
      // The placeholder goes before other plugins read the selection.
      paste: removePlaceholder,
    },
  },
});

function removePlaceholder(view: EditorView): false {
  const cleared = withoutPlaceholder(view);
  if (cleared) view.dispatch(cleared);
  return false;
}

function withoutPlaceholder({ state: { selection, tr } }: EditorView): Transaction | undefined {
  const { $from, $to } = selection;
  if (!$from.sameParent($to) || !isPlaceholder($from.parent)) return undefined;
  const [from, to] = [$from.start(), $from.end()];
  return tr.delete(from, to).setSelection(TextSelection.create(tr.doc, from));
}

export function isPlaceholder(node: Node): boolean {
  return node.isTextblock && node.childCount === 1 && isPlaceholderText(node.textContent);
}

function placeholderMarks(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (isPlaceholder(node)) found.push(Decoration.node(pos, pos + node.nodeSize, { class: 'rich-placeholder' }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}
