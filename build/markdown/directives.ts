import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { suggestion } from '../suggest.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';

/** Call-outs a writer may open with `:::name`, and the title each has when none is given. */
const CALLOUTS: Readonly<Record<string, string>> = {
  attention: 'Attention',
  astuce: 'Astuce',
  exemple: 'Exemple',
};

/**
 * `:::name[Title]` blocks become `<aside data-callout="name">`, `::slot` lines `<div data-slot="slot">`.
 * A colon that merely touches a word is no directive and stays as it was written.
 */
export function directives(tree: Root, source: string, slots: readonly string[]): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective' && parent && index !== undefined) {
      parent.children[index] = asWritten(node, source);
    } else if (node.type === 'leafDirective') {
      if (slots.includes(node.name)) fill(node);
      else
        findings.push(
          unknown(
            node,
            `::${node.name}`,
            slots.map((slot) => `::${slot}`),
          ),
        );
    } else if (node.type === 'containerDirective') {
      if (Object.hasOwn(CALLOUTS, node.name)) callOut(node);
      else
        findings.push(
          unknown(
            node,
            `:::${node.name}`,
            Object.keys(CALLOUTS).map((name) => `:::${name}`),
          ),
        );
    }
  });
  return findings;
}

function asWritten(node: TextDirective, source: string): Text {
  const value = source.slice(node.position?.start.offset, node.position?.end.offset);
  return { type: 'text', value, ...(node.position && { position: node.position }) };
}

function fill(node: LeafDirective): void {
  node.children = [];
  node.data = { hName: 'div', hProperties: { dataSlot: node.name } };
}

function callOut(node: ContainerDirective): void {
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const title: PhrasingContent[] = label?.children ?? [{ type: 'text', value: CALLOUTS[node.name] ?? node.name }];
  const heading: Paragraph = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { dataCalloutTitle: '' } },
    children: title,
  };
  node.children = [heading, ...node.children.slice(label ? 1 : 0)];
  node.data = { hName: 'aside', hProperties: { dataCallout: node.name } };
}

function unknown(node: LeafDirective | ContainerDirective, name: string, known: readonly string[]): MarkdownFinding {
  const hint = suggestion(name, known, `Écrivez ${known.join(', ') || 'autre chose'}.`);
  return { ...findingAt(node, 'bloc-inconnu', `Le bloc « ${name} » n'existe pas.`, hint), length: name.length };
}
