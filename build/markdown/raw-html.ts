import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findingAt, type MarkdownFinding } from './finding.ts';

/** HTML in a text would be dropped by the sanitizer without a word; only comments may go that way. */
export function rawHtml(tree: Root): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, 'html', (node) => {
    if (node.value.replace(/<!--[\s\S]*?-->/g, '').trim() === '') return;
    const hint = 'Écrivez-le en Markdown, ou entre accents graves (`…`) pour le montrer tel quel.';
    findings.push(
      findingAt(
        node,
        'html-interdit',
        `« ${node.value.split('\n')[0]} » est du HTML : il ne serait pas affiché.`,
        hint,
      ),
    );
  });
  return findings;
}
