import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, MatchDecorator, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface-raised)', height: '100%', fontSize: 'var(--size-text)' },
  '&.cm-focused': { outline: '2px solid var(--link)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-text)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-3) 0' },
  '.cm-line': { padding: '0 var(--space-3)' },
  '.cm-gutters': { color: 'var(--ink-muted)', backgroundColor: 'var(--surface)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--link) 6%, transparent)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: 'var(--space-2)', fontSize: 'var(--size-small)' },
  '.cm-panel.cm-search [name=close]': { minWidth: '1.5rem' },
  '.cm-panel.cm-search input:not([type=checkbox])': { width: 'min(100%, 16rem)' },
  '.cm-own-sign': { color: 'var(--accent-strong)' },
  '.cm-textfield, .cm-button': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface-raised)',
    backgroundImage: 'none',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface-raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
    boxShadow: 'var(--shadow)',
    maxWidth: 'min(36rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-text)', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--surface-raised)',
    backgroundColor: 'var(--link)',
  },
  '.cm-completionDetail': { opacity: '1', fontStyle: 'normal', fontSize: 'var(--size-mini)' },
  '.cm-diagnostic': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-diagnosticAction': {
    display: 'block',
    margin: 'var(--space-2) 0 0',
    color: 'var(--on-accent)',
    backgroundColor: 'var(--accent)',
    borderRadius: 'var(--radius-small)',
    padding: 'var(--space-1) var(--space-3)',
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
  { tag: tags.monospace, fontFamily: 'var(--font-mono)', fontSize: '0.94em', color: 'var(--success)' },
  { tag: [tags.link, tags.url], color: 'var(--link)' },
  { tag: tags.quote, fontStyle: 'italic' },
  { tag: tags.propertyName, color: 'var(--accent-strong)' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment], color: 'var(--ink-muted)' },
]);

/** The decorator of signs that this site adds to GFM: directives, variables, heading ids and note references. */
const signs = new MatchDecorator({
  regexp: /^[ >]*:{2,}.*|\{\{\s*[\p{L}\w.-]+\s*\}\}|\{#[\w-]+\}|\[\^[^\]\s]+\]/gu,
  decoration: Decoration.mark({ class: 'cm-own-sign' }),
});

const ownSigns = ViewPlugin.define(
  (view) => ({
    found: signs.createDeco(view),
    update(change) {
      this.found = signs.updateDeco(change, this.found);
    },
  }),
  { decorations: ({ found }) => found },
);

/** The styles of the text, in the workshop's colours. */
export const theme: Extension = [look, syntaxHighlighting(inks), ownSigns];
