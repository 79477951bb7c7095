import { defaultKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { yamlFrontmatter } from '@codemirror/lang-yaml';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { GFM } from '@lezer/markdown';
import { phrases } from '../../../words/text.fr.ts';
import { textAttributes } from '../services.ts';
import { diagnosticKeys } from './diagnostics.ts';
import { theme } from './theme.ts';

/** Data that change while the editor is open. */
interface Changing {
  firstLine: number;
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
    tooltips({ tooltipSpace: belowBar }),
    EditorView.lineWrapping,
    highlightActiveLine(),
    highlightSpecialChars(),
    EditorState.phrases.of(phrases),
    keymap.of([...searchKeymap, ...defaultKeymap]),
    theme,
  ];
}

/** Hands an editor what has changed around its text. */
export function changed(changing: Changing): StateEffect<unknown> {
  return changes.reconfigure(inStep(changing));
}

const changes = new Compartment();

function inStep({ label, description, firstLine }: Changing): Extension {
  return [
    firstLine === 1 ? yamlFrontmatter({ content: language }) : language,
    lineNumbers({ formatNumber: (number) => String(number + firstLine - 1) }),
    EditorView.contentAttributes.of(textAttributes(label, description)),
  ];
}

/** Definitions of links are left out, as those of notes would be some. */
const language = markdown({
  extensions: [GFM, { remove: ['LinkReference'] }],
  completeHTMLTags: false,
  pasteURLAsLink: false,
});

/** Tooltips leave the bar above the text free. */
function belowBar({ scrollDOM }: EditorView) {
  return { top: scrollDOM.getBoundingClientRect().top, left: 0, bottom: innerHeight, right: innerWidth };
}
