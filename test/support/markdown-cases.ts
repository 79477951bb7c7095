import { assert } from '../suite.ts';
import { diagnostics, hintOf } from './markdown.ts';

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
