import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A `{{name}}` in a text; 1-based from the start of the Markdown text. */
export interface SourceVariable {
  name: string;
  line: number;
  column: number;
  length: number;
}

const VARIABLE = /\{\{\s*([\p{L}\w]+)\s*\}\}/gu;

/** Turns each `{{name}}` of the prose (never of code) into a mark that a later stage fills. */
export function variables(tree: Root): SourceVariable[] {
  const found: SourceVariable[] = [];
  visit(tree, 'text', (node, index, parent) => {
    const matches = [...node.value.matchAll(VARIABLE)];
    if (matches.length === 0 || !parent || index === undefined) return;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const pieces: PhrasingContent[] = [];
    let end = 0;
    for (const match of matches) {
      const name = match[1] ?? '';
      const before = node.value.slice(0, match.index);
      const breaks = before.split('\n');
      const lastBreak = breaks.at(-1) ?? '';
      found.push({
        name,
        line: line + breaks.length - 1,
        column: (breaks.length > 1 ? 1 : column) + lastBreak.length,
        length: match[0].length,
      });
      pieces.push({ type: 'text', value: node.value.slice(end, match.index) }, mark(name));
      end = match.index + match[0].length;
    }
    pieces.push({ type: 'text', value: node.value.slice(end) });
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
  return found;
}

function mark(name: string): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'span', hProperties: { dataVariable: name } }, children: [] };
}
