import { EditorView, ViewPlugin } from '@codemirror/view';

/** Keeps the line of the caret in sight where the editor loses height to what appears beside it, as the list of diagnostics does. */
export const caretInSight = ViewPlugin.define((view) => {
  let height = view.scrollDOM.clientHeight;
  const watch = new ResizeObserver(() => {
    const before = height;
    height = view.scrollDOM.clientHeight;
    if (height > 0 && height < before && isHidden(view, before)) view.dispatch({ effects: toCaret(view) });
  });
  watch.observe(view.scrollDOM);
  return { destroy: () => watch.disconnect() };
});

/** Whether the caret could be seen while the editor was so high, and cannot any more. */
function isHidden(view: EditorView, before: number): boolean {
  const caret = view.coordsAtPos(view.state.selection.main.head);
  if (!caret) return false;
  const { top } = view.scrollDOM.getBoundingClientRect();
  return caret.bottom > top + view.scrollDOM.clientHeight && caret.top < top + before;
}

function toCaret({ state }: EditorView) {
  return EditorView.scrollIntoView(state.selection.main.head, { yMargin: 24 });
}
