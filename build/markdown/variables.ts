import type { Definition, Image, Link, PhrasingContent, Root } from 'mdast';
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

/** The same as it may stand in a source, where a backslash before a brace says that the braces are meant. */
const WRITTEN = /(?:\\?\{){2}\s*([\p{L}\w-]+)\s*(?:\\?\}){2}/gu;

/**
 * Turns each `{{name}}` of the prose (never of code) into a mark that a later stage fills.
 * In an image's text and in a title it stays as it is: attributes hold no marks.
 */
export function variables(tree: Root, source: string): { variables: SourceVariable[]; findings: MarkdownFinding[] } {
  const found: SourceVariable[] = [];
  const placeAt = placesIn(source);
  visit(tree, (node, index, parent) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    const add = ([whole, name = '']: RegExpExecArray, offset: number): void => {
      found.push({ name, ...placeAt(offset), length: whole.length });
    };
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition') {
      const start = (node.type === 'link' && node.children.at(-1)?.position?.end.offset) || from;
      const written = source.slice(start, to).matchAll(VARIABLE);
      for (const match of [...written].slice(0, countInAttributes(node))) add(match, start + match.index);
    }
    if (node.type !== 'text' || !parent || index === undefined) return;
    // The source holds what the parsed value has lost: indents, quote marks, escapes.
    const written = [...source.slice(from, to).matchAll(WRITTEN)].map((match) => {
      if (match[0].includes('\\')) return undefined;
      add(match, from + match.index);
      return match[1];
    });
    const pieces = marked(node.value, written);
    parent.children.splice(index, 1, ...pieces);
    return [SKIP, index + pieces.length];
  });
  return { variables: found, findings: inAddresses(tree) };
}

function countInAttributes(node: Image | Link | Definition): number {
  const shown = node.type === 'image' ? `${node.alt ?? ''} ${node.title ?? ''}` : (node.title ?? '');
  return [...shown.matchAll(VARIABLE)].length;
}

/** Text and marks in turns, text first and last. `written`: the name of each variable, undefined for one that is meant to be shown. */
function marked(text: string, written: readonly (string | undefined)[]): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let done = 0;
  for (const [nth, match] of [...text.matchAll(VARIABLE)].entries()) {
    const name = written[nth];
    if (name === undefined) continue;
    const mark = { hName: 'span', hProperties: { dataVariable: name } };
    pieces.push({ type: 'text', value: text.slice(done, match.index) }, { type: 'emphasis', data: mark, children: [] });
    done = match.index + match[0].length;
  }
  return [...pieces, { type: 'text', value: text.slice(done) }];
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
