import {
  type MarkdownOptions,
  type RenderedMarkdown,
  renderMarkdown,
} from '../../build/content/parse/markdown/markdown.ts';
import type { TextDiagnostic } from '../../build/contract/diagnostic.ts';
import type { MarkdownSettings } from '../../build/contract/markdown.ts';
import type { MediaAsset } from '../../build/contract/media.ts';
import { markdown } from '../../src/markdown.ts';

/** This site's Markdown, without slots or images. */
export const OPTIONS: MarkdownOptions = { settings: markdown, slots: [], media: () => ({ missing: true }) };

/** A drawing, which pages show as it is. */
export const DRAWING: MediaAsset = {
  picture: { src: '/images/a.png', width: 40, height: 30, sources: [], sizes: '100vw' },
  diagnostics: [],
};

/** One image exists, and one slot is known. */
export function render(text: string, settings: MarkdownSettings = markdown): RenderedMarkdown {
  return renderMarkdown(text, {
    name: 'blog/a.md',
    settings,
    slots: ['calculateur-roi'],
    media: (name) => (name === '/images/a.png' ? DRAWING : { missing: true }),
  });
}

const SIGNS = { error: '', warning: '? ' };

/** Everything of the diagnostics but their French, by place: `3:1+10 bloc-inconnu`, with `?` before a warning. */
export function diagnostics(text: string): string[] {
  const { diagnostics } = render(text);
  return diagnostics
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ severity, line, column, length, rule }) => `${SIGNS[severity]}${line}:${column}+${length} ${rule}`);
}

/** The one diagnostic of a text. */
export function diagnosticOf(text: string): TextDiagnostic {
  const { diagnostics } = render(text);
  const [diagnostic] = diagnostics;
  if (!diagnostic || diagnostics.length > 1)
    throw new Error(`${diagnostics.length} diagnostics in ${JSON.stringify(text)}`);
  return diagnostic;
}

/** Returns the hint of a text's only diagnostic. */
export function hintOf(text: string): string {
  return diagnosticOf(text).hint;
}
