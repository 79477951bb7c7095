import type { Definition, Root } from 'mdast';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { markdown as words } from '../../../diagnostics/messages/markdown.fr.ts';
import { diagnosticAt, visit } from './nodes.ts';

/** Replaces `[text][name]` and `![alt][name]` by the links and images they stand for, so that later steps see only these. */
export function resolveReferences(tree: Root): TextDiagnostic[] {
  const definitions = new Map<string, Definition>();
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'definition', (node) => {
    const first = definitions.get(node.identifier);
    if (!first) definitions.set(node.identifier, node);
    else if (first.url === node.url && first.title === node.title)
      diagnostics.push(diagnosticAt(node, words.sameDefinition(nameOf(node)), 'warning'));
    else diagnostics.push(diagnosticAt(node, words.repeatedDefinition(nameOf(node))));
  });
  const unused = new Set(definitions.values());
  visit(tree, ['linkReference', 'imageReference'], (node, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    unused.delete(definition);
    const { url, title } = definition;
    const place = node.position ? { position: node.position } : {};
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title: title ?? null, children: node.children, ...place }
        : { type: 'image', url, title: title ?? null, alt: node.alt ?? null, ...place };
  });
  for (const node of unused) diagnostics.push(diagnosticAt(node, words.unusedDefinition(nameOf(node)), 'warning'));
  return diagnostics;
}

function nameOf({ label, identifier }: Definition): string {
  return label ?? identifier;
}
