import type { ElementContent } from 'hast';
import { element } from './styles.ts';

/** Headings from level 2 on, without a gap between one and the next; those inside lists, tables and quotes are text there. */
export function levelled(nodes: readonly ElementContent[]): ElementContent[] {
  const levels = [...new Set(levelsIn(nodes))].sort();
  let previous = 1;
  const walk = (inside: readonly ElementContent[], isOutline: boolean): ElementContent[] =>
    inside.map((node) => {
      if (node.type !== 'element') return node;
      const level = levelOf(node);
      if (level === undefined)
        return { ...node, children: walk(node.children, isOutline && !HOLDERS.includes(node.tagName)) };
      if (!isOutline) return element('p', node.children);
      previous = Math.min(levels.indexOf(level) + 2, previous + 1, 6);
      return element(`h${previous}`, node.children);
    });
  return walk(nodes, true);
}

const HOLDERS = ['li', 'td', 'th', 'blockquote', 'a'];

function levelOf(node: ElementContent): number | undefined {
  const level = node.type === 'element' && /^h([1-6])$/.exec(node.tagName)?.[1];
  return level ? Number(level) : undefined;
}

function levelsIn(nodes: readonly ElementContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element' || HOLDERS.includes(node.tagName)) return [];
    const level = levelOf(node);
    return level === undefined ? levelsIn(node.children) : [level];
  });
}
