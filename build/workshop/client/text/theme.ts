import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { color: 'var(--text-ink)', backgroundColor: 'var(--text-paper)', height: '100%', fontSize: '1rem' },
  '&.cm-focused': { outline: '2px solid var(--text-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--text-font)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text-ink)', padding: '0.75rem 0' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-gutters': { color: 'var(--text-muted)', backgroundColor: 'var(--text-raised)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--text-line)' },
  '.cm-panels': { color: 'var(--text-ink)', backgroundColor: 'var(--text-raised)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--text-edge)' },
  '.cm-panel.cm-search': { fontSize: '1rem' },
  '.cm-textfield, .cm-button': {
    color: 'var(--text-ink)',
    background: 'var(--text-paper)',
    border: '1px solid var(--text-edge)',
    borderRadius: '0.25rem',
    minHeight: '1.75rem',
  },
  '.cm-tooltip': {
    color: 'var(--text-ink)',
    backgroundColor: 'var(--text-raised)',
    border: '1px solid var(--text-edge)',
    maxWidth: 'min(36rem, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--text-paper)',
    backgroundColor: 'var(--text-focus)',
  },
  '.cm-diagnosticAction': {
    color: 'var(--text-paper)',
    backgroundColor: 'var(--text-focus)',
    borderRadius: '0.25rem',
    minHeight: '1.75rem',
    padding: '0 0.5rem',
    font: 'inherit',
  },
});

const inks = HighlightStyle.define([
  { tag: tags.heading1, fontWeight: '700', fontSize: '1.35em' },
  { tag: tags.heading2, fontWeight: '700', fontSize: '1.25em' },
  { tag: tags.heading3, fontWeight: '700', fontSize: '1.12em' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.monospace, fontFamily: 'var(--text-code)', color: 'var(--text-code-ink)' },
  { tag: [tags.link, tags.url], color: 'var(--text-link)' },
  { tag: tags.quote, fontStyle: 'italic' },
  { tag: [tags.keyword, tags.variableName, tags.labelName, tags.propertyName], color: 'var(--text-directive)' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment], color: 'var(--text-muted)' },
]);

/** How the text looks, in the colours that the editor's own style sheet names. */
export const theme: Extension = [look, syntaxHighlighting(inks)];
