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

/** Turns each `{{name}}` of the prose (never of code) into a mark that a later stage fills. */
export function variables(tree: Root, source: string): { variables: SourceVariable[]; findings: MarkdownFinding[] } {
  const found: SourceVariable[] = [];
  const placeAt = placesIn(source);
  visit(tree, 'text', (node, index, parent) => {
    const matches = [...node.value.matchAll(VARIABLE)];
    const { start, end } = node.position ?? {};
    if (matches.length === 0 || !parent || index === undefined || start?.offset === undefined) return;
    // The source holds what the parsed value has lost: indents, quote marks, escapes.
    const written = [...source.slice(start.offset, end?.offset).matchAll(VARIABLE)];
    const pieces: PhrasingContent[] = [];
    let done = 0;
    for (const [nth, match] of matches.entries()) {
      const name = match[1] ?? '';
      found.push({ name, ...placeAt(start.offset + (written[nth]?.index ?? 0)), length: match[0].length });
      pieces.push({ type: 'text', value: node.value.slice(done, match.index) }, mark(name));
      done = match.index + match[0].length;
    }
    pieces.push({ type: 'text', value: node.value.slice(done) });
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
  return { variables: found, findings: inAddresses(tree) };
}

function inAddresses(tree: Root): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, 'link', (node) => {
    if (node.url.search(VARIABLE) === -1) return;
    const hint = "Écrivez la variable dans le texte, ou l'adresse en toutes lettres.";
    findings.push(
      findingAt(node, 'variable-dans-adresse', "Une variable ne peut pas former l'adresse d'un lien.", hint),
    );
  });
  return findings;
}

function mark(name: string): PhrasingContent {
  return { type: 'emphasis', data: { hName: 'span', hProperties: { dataVariable: name } }, children: [] };
}
