import type { ElementContent } from 'hast';
import { element, isElement, text } from './styles.ts';

/** Returns nodes whose tables have a head and cells of one line, as Markdown's have; a table of a single cell is a box, of which the content counts. */
export function plainTables(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isElement(node, 'table')) return [{ ...node, children: plainTables(node.children) }];
    const rows = outermost(node.children, 'tr').map((row) => outermost(row.children, 'td', 'th'));
    const [only, ...others] = rows.flat();
    const captions = node.children.filter((child) => isElement(child, 'div'));
    if (!only) return captions;
    if (others.length === 0) return [...captions, ...plainTables(only.children)];
    // Programs hardly ever say which row is the head: the first one is taken.
    const lines = rows.map((cells, nth) =>
      element(
        'tr',
        cells.map((cell) => element(nth === 0 ? 'th' : 'td', line(cell.children), cell.properties)),
      ),
    );
    return [...captions, element('table', lines)];
  });
}

/** Returns elements of some names, without those inside them. */
function outermost(nodes: readonly ElementContent[], ...names: readonly string[]) {
  return nodes.flatMap((node): (ElementContent & { type: 'element' })[] => {
    if (node.type !== 'element') return [];
    return names.includes(node.tagName) ? [node] : outermost(node.children, ...names);
  });
}

const BLOCKS = new Set('p div ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table tbody thead tr td th'.split(' '));

/** Returns what blocks hold, with a space where one ends. */
function line(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isElement(node, 'br')) return [text(' ')];
    if (node.type !== 'element') return [node];
    if (BLOCKS.has(node.tagName)) return [...line(node.children), text(' ')];
    return [element(node.tagName, line(node.children), node.properties)];
  });
}
