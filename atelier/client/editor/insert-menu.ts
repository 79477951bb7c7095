import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** A slash that was typed, and the words behind it that are searched. */
export interface SlashQuery {
  from: number;
  to: number;
  query: string;
}

const key = new PluginKey<SlashQuery | null>('insert-menu');

interface MenuKeys {
  /** Is handed the keys of the list while it is open; says that it took one. */
  onKey(key: string): boolean;
}

/** Opens a list of insertions behind a slash, at the start of a line or behind a space. Escape and a move of the caret close it. */
export function insertMenu(keys: MenuKeys): Plugin<SlashQuery | null> {
  return new Plugin<SlashQuery | null>({
    key,
    state: { init: () => null, apply: (tr, open) => nextQuery(tr, open) },
    props: {
      handleTextInput(view, from, to, text) {
        const { $from } = view.state.selection;
        const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '', ' ');
        if (text !== '/' || from !== to || $from.parent.type.spec.code || !/^\s?$/.test(before)) return false;
        view.dispatch(view.state.tr.insertText('/').setMeta(key, { from, to: from + 1, query: '' }));
        return true;
      },
      handleKeyDown(view, event) {
        if (!slashQuery(view.state) || event.isComposing) return false;
        if (event.key === 'Escape') {
          view.dispatch(view.state.tr.setMeta(key, null));
          return true;
        }
        return ['ArrowDown', 'ArrowUp', 'Enter', 'Tab'].includes(event.key) && keys.onKey(event.key);
      },
      handleDOMEvents: {
        blur(view) {
          if (slashQuery(view.state)) view.dispatch(view.state.tr.setMeta(key, null));
          return false;
        },
      },
    },
  });
}

export function slashQuery(state: EditorState): SlashQuery | null {
  return key.getState(state) ?? null;
}

/** Removes the slash with its words. */
export function clearSlash(view: EditorView): void {
  const open = slashQuery(view.state);
  if (open) view.dispatch(view.state.tr.delete(open.from, open.to).setMeta(key, null));
}

const MAX_LENGTH = 40;

function nextQuery(tr: Transaction, open: SlashQuery | null): SlashQuery | null {
  const set: SlashQuery | null | undefined = tr.getMeta(key);
  if (set !== undefined) return set;
  if (!open) return null;
  const from = tr.mapping.map(open.from, -1);
  const { head, empty, $head } = tr.selection;
  if (!empty || head <= from || head - from > MAX_LENGTH || $head.start() > from) return null;
  const text = tr.doc.textBetween(from, head, '\n', ' ');
  return /^\/(?!\s)/.test(text) ? { from, to: head, query: text.slice(1) } : null;
}
