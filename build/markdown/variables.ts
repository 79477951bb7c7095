import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { placesIn } from '../places.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';

/** A `{{name}}` in a text; 1-based from the start of the Markdown text. */
export interface SourceVariable {
  name: string;
  line: number;
  column: number;
  length: number;
}

export const VARIABLE = /\{\{\s*([\p{L}\w-]+)\s*\}\}/gu;

/**
 * Turns each `{{name}}` of the prose (never of code) into a mark that a later stage fills.
 * In an image's text and in a title it stays as it is: attributes hold no marks.
 */
export function variables(tree: Root, source: string): { variables: SourceVariable[]; findings: MarkdownFinding[] } {
  const found: SourceVariable[] = [];
  const placeAt = placesIn(source);
  /** The source holds what the parsed value has lost: indents, quote marks, escapes. */
  const add = (from: number, to: number, most: number): void => {
    for (const match of [...source.slice(from, to).matchAll(VARIABLE)].slice(0, most)) {
      found.push({ name: match[1] ?? '', ...placeAt(from + match.index), length: match[0].length });
    }
  };
  visit(tree, (node, index, parent) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition') {
      const shown = node.type === 'image' ? `${node.alt ?? ''} ${node.title ?? ''}` : (node.title ?? '');
      const inside = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
      add(inside ?? start.offset, end.offset, [...shown.matchAll(VARIABLE)].length);
    }
    if (node.type !== 'text' || !parent || index === undefined) return;
    const pieces = marked(node.value);
    if (pieces.length === 1) return;
    add(start.offset, end.offset, (pieces.length - 1) / 2);
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
  return { variables: found, findings: inAddresses(tree) };
}

/** Text and marks in turns, text first and last. */
function marked(text: string): PhrasingContent[] {
  return text
    .split(VARIABLE)
    .map((piece, index) =>
      index % 2 === 0
        ? { type: 'text', value: piece }
        : { type: 'emphasis', data: { hName: 'span', hProperties: { dataVariable: piece } }, children: [] },
    );
}

function inAddresses(tree: Root): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, ['link', 'image'], (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    if (node.url.search(VARIABLE) === -1) return;
    const hint = "Écrivez la variable dans le texte, ou l'adresse en toutes lettres.";
    findings.push(
      findingAt(node, 'variable-dans-adresse', "Une variable ne peut pas former l'adresse d'un lien.", hint),
    );
  });
  return findings;
}
