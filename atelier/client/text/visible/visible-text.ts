import { Compartment, type EditorState, type Extension, Facet } from '@codemirror/state';
import { type Command, EditorView } from '@codemirror/view';
import { tableLook } from '../theme.ts';
import { caretPlaces, textBlocks } from './blocks.ts';
import { blockFigures } from './figures.ts';
import { linesAsTheyLook } from './signs.ts';
import { throughBlocks } from './through-blocks.ts';

/** How a text is shown: as its page shows it, or with all its signs. Whoever uses this browser is asked once. */
export function lookOfText(): Extension {
  return look.of(lookWith(storedChoice()));
}

/** Whether every line of the text shows its signs. */
export const showsSigns = (state: EditorState) => state.facet(withSigns);

export const toggleSigns: Command = (view) => {
  const chosen = !showsSigns(view.state);
  storeChoice(chosen);
  view.dispatch({ effects: look.reconfigure(lookWith(chosen)) });
  return true;
};

const look = new Compartment();
const withSigns = Facet.define<boolean, boolean>({ combine: ([last = false]) => last });

function lookWith(signs: boolean): Extension {
  return signs ? [withSigns.of(true), tableLook] : visibleText;
}

const KEY = 'atelier-signes';

function storedChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

function storeChoice(signs: boolean): void {
  try {
    localStorage.setItem(KEY, String(signs));
  } catch {
    // A browser that keeps nothing goes on without.
  }
}

const raised = 'color-mix(in srgb, var(--link) 10%, transparent)';

/** What a text looks like as its page shows it. */
const pageLook = EditorView.theme({
  '.cm-content': { minWidth: '0', maxWidth: '46rem', margin: '0 auto', flexShrink: '1' },
  '.cm-gutter.cm-lineNumbers': { display: 'none !important' },
  '.cm-title': { fontFamily: 'var(--font-display)', fontWeight: '700', lineHeight: '1.3', paddingTop: '0.6em' },
  '.cm-title *': { fontSize: 'inherit' },
  '.cm-title-1': { fontSize: '1.9em' },
  '.cm-title-2': { fontSize: '1.6em' },
  '.cm-title-3': { fontSize: '1.25em' },
  '.cm-title-4': { fontSize: '1.1em' },
  '.cm-link-words, .cm-link-words *': { color: 'var(--link)', textDecoration: 'underline' },
  '.cm-code-words': { backgroundColor: 'var(--surface-sunken)', borderRadius: '0.25em', padding: '0 0.2em' },
  '.cm-line.cm-code-lines': {
    backgroundColor: 'var(--surface-sunken)',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.9em',
  },
  '.cm-code-name': { color: 'var(--ink-muted)', fontFamily: 'var(--font-text)', fontSize: 'var(--size-mini)' },
  '.cm-line.cm-quotation': { borderInlineStart: '3px solid var(--line-strong)', paddingInlineStart: 'var(--space-3)' },
  '.cm-rule': {
    display: 'inline-block',
    width: '100%',
    borderTop: '1px solid var(--line-strong)',
    verticalAlign: 'middle',
  },
  '.cm-bullet': { display: 'inline-block', width: '0.9em', color: 'var(--link)' },
  '.cm-task-box': { width: '1.1em', height: '1.1em', margin: '0 0.2em', verticalAlign: '-0.15em', minHeight: '0' },
  '.cm-chip': {
    padding: '0.05em 0.45em',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-round)',
    backgroundColor: raised,
  },
  '.cm-chip-unknown': { borderStyle: 'dashed', borderColor: 'var(--warning)', color: 'var(--warning)' },
  '.cm-chip-slot': {
    display: 'inline-block',
    padding: 'var(--space-2) var(--space-4)',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-caption': { color: 'var(--ink-muted)', fontSize: 'var(--size-small)', fontWeight: '600' },
  '.cm-note-call': { color: 'var(--link)', fontSize: '0.75em', verticalAlign: 'super', padding: '0 0.1em' },
  '.cm-line.cm-note-line': { color: 'var(--ink-muted)', fontSize: '0.92em' },
  '.cm-note-number': { color: 'var(--link)' },
  '.cm-line.cm-box': {
    borderInlineStart: '4px solid var(--link)',
    backgroundColor: raised,
    paddingInlineStart: 'var(--space-4)',
  },
  '.cm-line.cm-box-first': { borderTopRightRadius: 'var(--radius-small)', paddingTop: 'var(--space-1)' },
  '.cm-line.cm-box-last': { borderBottomRightRadius: 'var(--radius-small)', lineHeight: '1' },
  '.cm-box-name': { fontWeight: '700' },
  '.cm-figure': { padding: 'var(--space-2) var(--space-3)', cursor: 'pointer' },
  '.cm-figure figure': {
    margin: '0',
    padding: 'var(--space-3)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-figure img': { display: 'block', maxWidth: '100%', height: 'auto', maxHeight: '22rem', objectFit: 'contain' },
  '.cm-figure p': { margin: 'var(--space-1) 0 0' },
  '.cm-figure-words': { color: 'var(--ink-muted)', fontSize: 'var(--size-small)' },
  '.cm-figure-caption': { fontWeight: '600', fontSize: 'var(--size-small)' },
  '.cm-figure-missing': { color: 'var(--warning)', fontSize: 'var(--size-small)' },
  '.cm-grid': { padding: 'var(--space-2) var(--space-3)', overflowX: 'auto' },
  // Words stay whole, as on the page: a table that is too wide for them is scrolled.
  '.cm-grid table': { borderCollapse: 'collapse', minWidth: '60%', overflowWrap: 'break-word', wordBreak: 'normal' },
  '.cm-grid :is(th, td)': {
    border: '1px solid var(--line-strong)',
    padding: '0',
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '.cm-grid th': { backgroundColor: 'var(--surface-sunken)', fontWeight: '700' },
  '.cm-grid [role=textbox]': {
    minWidth: '3rem',
    minHeight: '1.6em',
    padding: 'var(--space-1) var(--space-2)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-grid [role=textbox]:focus': { outline: '2px solid var(--link)', outlineOffset: '-2px' },
  '.cm-grid [data-side=r]': { textAlign: 'end' },
  '.cm-grid [data-side=c]': { textAlign: 'center' },
});

/** Shows a text as its page does: the file's text stays the only state, and what is shown instead of it is decoration. */
const visibleText: Extension = [textBlocks, caretPlaces, linesAsTheyLook, blockFigures, throughBlocks, pageLook];
