import * as assert from 'uvu/assert';
import { findings, hintOf } from './markdown.ts';

/** Slips, each with what is found in it. */
export function slips(cases: Readonly<Record<string, string | string[]>>): void {
  for (const [text, expected] of Object.entries(cases)) {
    const list = typeof expected === 'string' ? [expected] : expected;
    assert.equal(findings(text), list, text);
    // The same inside a list in a quote, two lines further down.
    const inside = ['Un', '', ...text.split('\n')].map((line, index) => `> ${index === 0 ? '- ' : '  '}${line}`);
    assert.equal(
      findings(inside.join('\n')),
      list.map((one) =>
        one.replace(/(\d+):(\d+)/, (_place, line, column) => `${Number(line) + 2}:${Number(column) + 4}`),
      ),
      inside.join('\n'),
    );
    const code = text.replaceAll('`', "'").replaceAll('~~~', '---');
    assert.equal(findings(`\`\`\`text\n${code}\n\`\`\``), [], `code: ${text}`);
  }
}

/** What is meant as it is written. */
export function meant(...texts: readonly string[]): void {
  for (const text of texts) assert.equal(findings(text), [], text);
}

/** What the hint says to write is the whole line, and passes. */
export function mends(cases: Readonly<Record<string, string>>): void {
  for (const [text, written] of Object.entries(cases)) {
    assert.ok(hintOf(text).includes(`« ${written} »`), `${text}: ${hintOf(text)}`);
    assert.equal(findings(written), [], written);
  }
}
