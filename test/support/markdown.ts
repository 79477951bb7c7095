import {
  type MarkdownOptions,
  type RenderedMarkdown,
  renderMarkdown,
} from '../../build/content/parse/markdown/markdown.ts';
import type { TextDiagnostic } from '../../build/contract/diagnostic.ts';
import type { MarkdownSettings } from '../../build/contract/markdown.ts';
import type { MediaAsset } from '../../build/contract/media.ts';
import { markdown } from '../../src/markdown.ts';
import { assert } from '../suite.ts';

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

/** A chart of a table: heads, and rows of cells. */
export function chart(type: string, [heads = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `::graphique[Un titre]{${type}}\n\n${lines.join('\n')}`;
}

/** Texts, each with what is found in it: one diagnostic, several, or none. */
type Cases = Readonly<Record<string, string | readonly string[]>>;

/** Asserts that exactly this is found in each text. */
export function reports(cases: Cases): void {
  for (const [text, expected] of Object.entries(cases)) assert.equal(diagnostics(text), [expected].flat(), text);
}

/** Asserts that the hint of the one diagnostic of each text holds these words, or fits this expression. */
export function hints(cases: Readonly<Record<string, string | RegExp>>): void {
  for (const [text, words] of Object.entries(cases)) assert.match(hintOf(text), words, text);
}

/** Asserts that a slip is found where it stands, also in a list in a quote, and not in code. */
export function flags(cases: Cases): void {
  reports(cases);
  for (const [text, expected] of Object.entries(cases)) {
    const list = [expected].flat();
    // The same inside a list in a quote, two lines further down.
    const inside = ['Un', '', ...text.split('\n')].map((line, index) => `> ${index === 0 ? '- ' : '  '}${line}`);
    assert.equal(
      diagnostics(inside.join('\n')),
      list.map((one) =>
        one.replace(/(\d+):(\d+)/, (_place, line, column) => `${Number(line) + 2}:${Number(column) + 4}`),
      ),
      inside.join('\n'),
    );
    const code = text.replaceAll('`', "'").replaceAll('~~~', '---');
    assert.equal(diagnostics(`\`\`\`text\n${code}\n\`\`\``), [], `code: ${text}`);
  }
}

/** Asserts that these texts are taken as they are written. */
export function takes(...texts: readonly string[]): void {
  for (const text of texts) assert.equal(diagnostics(text), [], text);
}

/** Asserts that the hint says to write this line, and that the line passes. */
export function hintsAre(cases: Readonly<Record<string, string>>): void {
  for (const [text, written] of Object.entries(cases)) {
    assert.ok(hintOf(text).includes(`« ${written} »`), `${text}: ${hintOf(text)}`);
    assert.equal(diagnostics(written), [], written);
  }
}
