import { defaultKeymap } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand, markdown } from '@codemirror/lang-markdown';
import { yamlFrontmatter } from '@codemirror/lang-yaml';
import { forceParsing } from '@codemirror/language';
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
} from '@codemirror/view';
import { GFM } from '@lezer/markdown';
import { phrases } from '../../../words/text.fr.ts';
import { type EditorContext, textAttributes } from '../services.ts';
import { completion } from './completion.ts';
import { diagnosticKeys } from './diagnostics.ts';
import { theme } from './theme.ts';

/** The data that change while the editor is open. */
interface Changing extends EditorContext {
  firstLine: number;
  /** The accessible name, and the id of its description. */
  label: string;
  description: string;
}

/** Returns the extensions of the Markdown editor. Tab leaves the editor as in any page, and undo belongs to the page. */
export function extensions(changing: Changing): Extension {
  return [
    changes.of(inStep(changing)),
    search({ top: true }),
    diagnosticKeys,
    tooltips({ tooltipSpace: belowBar }),
    EditorView.lineWrapping,
    highlightActiveLine(),
    highlightSpecialChars(),
    EditorState.phrases.of(phrases),
    keymap.of([...listKeys, ...searchKeymap, ...defaultKeymap]),
    theme,
  ];
}

/** Returns the effect that updates an editor's changing data. */
export function updateEffect(changing: Changing): StateEffect<unknown> {
  return changes.reconfigure(inStep(changing));
}

const changes = new Compartment();

function inStep({ label, description, firstLine, ...context }: Changing): Extension {
  return [
    completion(context, firstLine === 1),
    firstLine === 1 ? yamlFrontmatter({ content: language }) : language,
    lineNumbers({ formatNumber: (number) => String(number + firstLine - 1) }),
    EditorView.contentAttributes.of(textAttributes(label, description)),
  ];
}

/** Link definitions are left out, as note definitions would be parsed as links. */
const language = markdown({
  extensions: [GFM, { remove: ['LinkReference'] }],
  addKeymap: false,
  completeHTMLTags: false,
  pasteURLAsLink: false,
});

const listKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: endList },
  { key: 'Enter', run: continueList },
  { key: 'Backspace', run: deleteMarkupBackward },
];

const EMPTY_ITEM = /^\s*(?:[-+*]|\d+[.)])\s+(?:\[[ xX]\]\s+)?$/;

/** Ends a list at its empty item, even at its second, and adds an empty line: otherwise the next text would join the last item. */
function endList({ state, dispatch }: EditorView): boolean {
  const { main } = state.selection;
  const { from, to, text } = state.doc.lineAt(main.head);
  const isInList = main.empty && main.head === to && EMPTY_ITEM.test(text) && from > 0;
  if (isInList) dispatch({ changes: { from, to, insert: '\n' }, selection: { anchor: from + 1 } });
  return isInList;
}

/** The milliseconds after which an unparsed text gets an empty line without a list marker. */
const PARSING_MS = 1000;
const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/** Begins the next item of a list. A slow machine may not have parsed the text up to the caret yet. */
function continueList(view: EditorView): boolean {
  forceParsing(view, view.state.selection.main.head, PARSING_MS);
  return continueMarkup(view);
}

/** Keeps tooltips below the toolbar. */
function belowBar({ scrollDOM }: EditorView) {
  return { top: scrollDOM.getBoundingClientRect().top, left: 0, bottom: innerHeight, right: innerWidth };
}
