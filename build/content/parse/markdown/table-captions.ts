import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { TextDiagnostic, Wording } from '../../../diagnostics/diagnostic.ts';
import { charts as words } from '../../../diagnostics/messages/charts.fr.ts';
import { customParent } from './custom-nodes.ts';
import { diagnosticAt, visit } from './nodes.ts';

/** `::name[Caption]` and the table below it become one table, whose caption comes before its rows. */
export function tableCaptions(tree: Root, { caption }: MarkdownSettings): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== caption) return;
    const spelling = `::${node.name}`;
    const table = parent.children[index + 1];
    const fault = faultOf(node, spelling, table?.type);
    if (fault) diagnostics.push(diagnosticAt(node, fault, 'error', spelling.length));
    if (table?.type !== 'table') parent.children[index] = customParent('p', node.children);
    else {
      const line = customParent('caption', node.children);
      parent.children.splice(index, 2, customParent('table', [line, table], { position: node.position }));
    }
  });
  return diagnostics;
}

function faultOf(
  { children, attributes }: LeafDirective,
  spelling: string,
  next: string | undefined,
): Wording | undefined {
  if (next !== 'table') return words.noTable(spelling);
  if (children.length === 0) return words.noCaption(spelling);
  return Object.keys(attributes ?? {}).length > 0 ? words.attributesOfCaption(spelling) : undefined;
}
