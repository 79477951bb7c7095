import { defaultKeymap } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
  tooltips,
  ViewPlugin,
} from '@codemirror/view';
import { phrases } from '../../../words/text.fr.ts';
import type { EditorContext } from '../services.ts';
import { completion } from './completion.ts';
import { diagnosticKeys } from './diagnostics.ts';
import { editorContext } from './editor-context.ts';
import { textLanguage } from './language.ts';
import { tableLook, theme } from './theme.ts';

/** Data that change while the editor is open. */
interface Changing extends EditorContext {
  /** Accessible name, and the id of what describes it. */
  label: string;
  description: string;
}

/** All that makes a CodeMirror the editor of a Markdown text. Tab goes on to what follows, as in any page; what is undone is the page's. */
export function extensions(changing: Changing): Extension {
  return [
    changes.of(inStep(changing)),
    search({ top: true }),
    diagnosticKeys,
    caretInSight,
    tableLook,
    completion,
    tooltips({ tooltipSpace: belowBar }),
    EditorView.lineWrapping,
    highlightActiveLine(),
    highlightSpecialChars(),
    EditorState.phrases.of(phrases),
    keymap.of([...listKeys, ...searchKeymap, ...defaultKeymap]),
    theme,
  ];
}

/** Hands an editor what has changed around its text. */
export function changed(changing: Changing): StateEffect<unknown> {
  return changes.reconfigure(inStep(changing));
}

const changes = new Compartment();

function inStep({ label, description, ...context }: Changing): Extension {
  const { firstLine } = context;
  return [
    editorContext.of(context),
    textLanguage(firstLine === 1),
    lineNumbers({ formatNumber: (number) => String(number + firstLine - 1) }),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': description,
      // Makes the scrolling element reachable by keyboard.
      tabindex: '0',
      lang: 'fr',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }),
  ];
}

const listKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: endList },
  { key: 'Enter', run: insertNewlineContinueMarkupCommand({ nonTightLists: false }) },
  { key: 'Backspace', run: deleteMarkupBackward },
];

const EMPTY_ITEM = /^\s*(?:[-+*]|\d+[.)])\s+(?:\[[ xX]\]\s+)?$/;

/** Ends a list at its empty item, also in a list of two, with an empty line behind it: what is written next would else belong to the last item. */
function endList({ state, dispatch }: EditorView): boolean {
  const { main } = state.selection;
  const { from, to, text } = state.doc.lineAt(main.head);
  const isInList = main.empty && main.head === to && EMPTY_ITEM.test(text) && from > 0;
  if (isInList) dispatch({ changes: { from, to, insert: '\n' }, selection: { anchor: from + 1 } });
  return isInList;
}

/** Tooltips leave the bar above the text free. */
function belowBar({ scrollDOM }: EditorView) {
  return { top: scrollDOM.getBoundingClientRect().top, left: 0, bottom: innerHeight, right: innerWidth };
}

/** Keeps the line of the caret in sight where the editor loses height to what appears beside it, as the list of diagnostics does. */
const caretInSight = ViewPlugin.define((view) => {
  let height = view.scrollDOM.clientHeight;
  const watch = new ResizeObserver(() => {
    const before = height;
    height = view.scrollDOM.clientHeight;
    if (height > 0 && height < before && isHidden(view, before)) view.dispatch({ effects: toCaret(view) });
  });
  watch.observe(view.scrollDOM);
  return { destroy: () => watch.disconnect() };
});

/** Says that the caret has left the visible part of the editor. */
function isHidden(view: EditorView, before: number): boolean {
  const caret = view.coordsAtPos(view.state.selection.main.head);
  if (!caret) return false;
  const { top } = view.scrollDOM.getBoundingClientRect();
  return caret.bottom > top + view.scrollDOM.clientHeight && caret.top < top + before;
}

function toCaret({ state }: EditorView) {
  return EditorView.scrollIntoView(state.selection.main.head, { yMargin: 24 });
}
