import type { Element, ElementContent } from 'hast';
import { element, isElement } from './styles.ts';

/** Tables whose cells are one line each, as Markdown's are; one of a single cell is a box, of which the content counts. */
export function plainTables(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (!isElement(node, 'table')) return [{ ...node, children: plainTables(node.children) }];
    const cells = cellsIn(node.children);
    const [only] = cells;
    if (only && cells.length === 1) return plainTables(only.children);
    return [withHead({ ...node, children: inOneLine(node.children) })];
  });
}

/** Markdown's tables have a head: the first row is it, as programs hardly ever say which one is. */
function withHead(table: Element): Element {
  const heads = rowsIn(table.children)[0]?.children ?? [];
  const rename = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.map((node) => {
      if (node.type !== 'element') return node;
      const tagName = heads.includes(node) && isElement(node, 'td') ? 'th' : node.tagName;
      return { ...node, tagName, children: rename(node.children) };
    });
  return { ...table, children: rename(table.children) };
}

function rowsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return isElement(node, 'tr') ? [node] : rowsIn(node.children);
  });
}

function cellsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return isElement(node, 'td', 'th') ? [node] : cellsIn(node.children);
  });
}

function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    return { ...node, children: isElement(node, 'td', 'th') ? line(node.children) : inOneLine(node.children) };
  });
}

const BLOCKS = new Set('p div ul ol li h1 h2 h3 h4 h5 h6 blockquote pre table tbody thead tr td th'.split(' '));

/** What blocks hold, with a space where one ends. */
function line(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isElement(node, 'br')) return [{ type: 'text', value: ' ' }];
    if (node.type !== 'element') return [node];
    if (BLOCKS.has(node.tagName)) return [...line(node.children), { type: 'text', value: ' ' }];
    return [element(node.tagName, line(node.children))].map((copy) => ({ ...copy, properties: node.properties }));
  });
}
