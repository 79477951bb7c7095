import type { Root } from 'mdast';
import type { TextDiagnostic } from '../../../contract/diagnostic.ts';
import type { NamedSpan } from '../../../contract/source-file.ts';
import { markOf, VARIABLE, writtenVariables } from '../../../contract/variables.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { diagnosticAt, nodesOf, visit } from './nodes.ts';

/** Marks each `{{name}}` in prose, alternative texts and titles for a later stage. */
export function variables(tree: Root, source: string): { variables: NamedSpan[]; diagnostics: TextDiagnostic[] } {
  const variables: NamedSpan[] = [];
  const placeAt = placesIn(source);
  /** Yields the names of variables, or undefined for braces that are meant as text, which only the source shows. */
  function* namesBetween(from: number, to: number): Generator<string | undefined> {
    for (const { name, index, length, isText } of writtenVariables(source.slice(from, to))) {
      if (!isText) variables.push({ name, ...placeAt(from + index), length });
      yield isText ? undefined : name;
    }
  }
  visit(tree, ['text', 'link', 'image', 'imageReference', 'definition'], (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    const names = namesBetween((node.type === 'link' && node.children.at(-1)?.position?.end.offset) || from, to);
    if (node.type === 'text') node.value = markNames(node.value, names);
    if ('alt' in node && node.alt) node.alt = markNames(node.alt, names);
    if ('title' in node && node.title) node.title = markNames(node.title, names);
  });
  return { variables, diagnostics: inAddresses(tree) };
}

function markNames(text: string, names: Iterator<string | undefined>): string {
  return text.replace(VARIABLE, (whole) => {
    const name: string | undefined = names.next().value;
    return name === undefined ? whole : markOf(name);
  });
}

function inAddresses(tree: Root): TextDiagnostic[] {
  return nodesOf(tree, ['link', 'image', 'definition'])
    .filter(({ url }) => url.search(VARIABLE) !== -1)
    .map((node) => diagnosticAt(node, messages.variableInAddress()));
}
