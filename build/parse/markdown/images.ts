import type { Root } from 'mdast';
import type { Finding } from '../../diagnostics/finding.ts';
import { messages } from '../../messages.fr.ts';
import { findingAt } from './finding.ts';
import { visit } from './visit.ts';

/** In CSS pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Gives every image its size, so that nothing moves when it arrives, and asks for the text that stands for it. */
export function images(tree: Root, sizeOf: (address: string) => ImageSize | undefined): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'image', (node) => {
    if (!node.alt) findings.push(findingAt(node, messages.markdown.imageWithoutText()));
    const size = sizeOf(node.url);
    if (!size) {
      findings.push(findingAt(node, messages.markdown.missingImage(node.url)));
      return;
    }
    node.data = { ...node.data, hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
  });
  return findings;
}
