import type { Element, ElementContent, Properties } from 'hast';
import { element, isElement, text } from './elements.ts';
import { type LeftOut, leaveOut } from './left-out.ts';

/** Returns nodes whose tables have a head and cells of one line, as in Markdown. A table of a single cell becomes its content. */
export function plainTables(nodes: readonly ElementContent[], out: LeftOut): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isElement(node, 'table')) return [{ ...node, children: plainTables(node.children, out) }];
    const isFoot = (child: ElementContent) => isElement(child, 'tfoot');
    const parts = [...node.children.filter((child) => !isFoot(child)), ...node.children.filter(isFoot)];
    const rows = outermostElements(parts, 'tr').map((row) => outermostElements(row.children, 'td', 'th'));
    const [only, ...others] = rows.flat();
    const captions = node.children.filter((child) => isElement(child, 'div'));
    if (!only) return captions;
    if (others.length === 0) return [...captions, ...plainTables(only.children, out)];
    for (const { properties } of rows.flat()) if (isMerged(properties)) leaveOut('merged', out);
    // Programs rarely mark the head row, so the first row is taken.
    const lines = rows.map((cells, nth) =>
      element(
        'tr',
        cells.map((cell) => element(nth === 0 ? 'th' : 'td', joinBlocks(cell.children), cell.properties)),
      ),
    );
    return [...captions, element('table', lines)];
  });
}

/** Returns elements of some names, without those inside them. */
function outermostElements(nodes: readonly ElementContent[], ...names: readonly string[]) {
  return nodes.flatMap((node): (ElementContent & { type: 'element' })[] => {
    if (node.type !== 'element') return [];
    return names.includes(node.tagName) ? [node] : outermostElements(node.children, ...names);
  });
}

function isMerged({ colSpan, rowSpan }: Properties): boolean {
  return Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1;
}

const BLOCKS = new Set('p div ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table tbody thead tr td th hr'.split(' '));

/** Returns the content of blocks in one line, with spaces between. Items keep their numbers and check boxes as signs. */
function joinBlocks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isElement(node, 'br')) return [text(' ')];
    if (node.type !== 'element') return [node];
    if (isElement(node, 'ol'))
      return node.children.flatMap((item, nth) => [text(numberOf(node, nth)), ...joinBlocks([item])]);
    if (BLOCKS.has(node.tagName)) return [text(boxOf(node)), ...joinBlocks(node.children), text(' ')];
    return [element(node.tagName, joinBlocks(node.children), node.properties)];
  });
}

function numberOf({ properties: { start, delimiter } }: Element, nth: number): string {
  return ` ${Number(start ?? 1) + nth}${delimiter ?? '.'} `;
}

function boxOf({ properties: { checked } }: Element): string {
  return checked === undefined ? ' ' : checked ? ' ☑ ' : ' ☐ ';
}
