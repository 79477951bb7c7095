import type { Element } from 'hast';
import type { Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { Finding, Wording } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { isClosed, labelOf } from '../containers.ts';
import { findingAt } from '../finding.ts';
import { SKIP, visit } from '../visit.ts';
import type { Chain } from './diagram.ts';
import { drawingSvg } from './drawing-svg.ts';
import { layOut } from './layout.ts';
import { readDiagram } from './read-diagram.ts';

/** Widths of the two drawings of a diagram, in pixels: a phone's column at 320 px, and a text's column on wider screens. */
const WIDTHS = { narrow: 288, wide: 640 };

/** `:::name[Title]` and a list become a figure: the flow drawn for narrow and for wide screens, and the list, which says the same. */
export function diagrams(tree: Root, source: string, { diagram: settings }: MarkdownSettings): Finding[] {
  const words = messages.diagrams;
  const findings: Finding[] = [];
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== settings.name) return undefined;
    const opening = `:::${node.name}`;
    const add = (wording: Wording) => findings.push(findingAt(node, wording, 'error', opening.length));
    const title = labelOf(node);
    if (!title || textOf(title).trim() === '') add(words.untitled(opening));
    if (Object.keys(node.attributes ?? {}).length > 0) add(words.attributes(opening));
    if (parent.type !== 'root') add(words.inBlock(opening));
    if (!isClosed(node, source)) add(words.open(opening));
    const content = node.children.slice(title ? 1 : 0);
    const read = readDiagram(node, content, settings);
    findings.push(...read.findings);
    const chain = read.findings.length === 0 ? read.chain : [];
    const drawn =
      chain.length === 0
        ? []
        : drawings(
            chain,
            settings.drawing.replace('{title}', () => textOf(title)),
          );
    const children = [...caption(title), ...drawn.map(drawing), inWords(content, settings.inWords)];
    // Node types of our own: mdast-util-to-hast prints them from their `data`.
    const data = { hName: 'figure', hProperties: { dataDiagram: '' } };
    parent.children[index] = { type: 'diagram', position: node.position, data, children } as never;
    return SKIP;
  });
  return findings;
}

function drawings(chain: Chain, name: string): Element[] {
  return Object.entries(WIDTHS).map(([size, width]) => drawingSvg(layOut(chain, width), name, size));
}

function drawing({ tagName, properties, children }: Element) {
  return { type: 'drawing', data: { hName: tagName, hProperties: properties, hChildren: children }, children: [] };
}

function caption(title: Paragraph | undefined) {
  return title ? [{ type: 'caption', data: { hName: 'figcaption' }, children: title.children }] : [];
}

function inWords(content: readonly RootContent[], summary: string) {
  const opener = { type: 'summary', data: { hName: 'summary' }, children: [{ type: 'text', value: summary }] };
  return { type: 'inWords', data: { hName: 'details' }, children: [opener, ...content] };
}
