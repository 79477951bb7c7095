import { type Document, isCollection, isMap, isNode, isPair, isScalar } from 'yaml';
import type { KeyPath } from '../../contract/content-type.ts';
import type { Position } from '../../contract/diagnostic.ts';
import { cutText, YAML_START } from '../../diagnostics/front-matter/cut.ts';
import { parseYaml, placesInDocument, referencesAndTags } from '../../diagnostics/front-matter/field-places.ts';
import { lineStarts } from '../../diagnostics/places.ts';
import { memoize } from '../../platform/memoize.ts';

/** Reads the front matter and body of a text (line feeds alone) as the build does. */
export function readFrontMatter(text: string) {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  return source ? { data: source.data, body: cut.body, bodyLine: cut.bodyLine } : { unreadable: true as const };
}

/** Replaces the body of a text. Throws a `RangeError` if there is no front matter, because the body is then unknown. */
export function withBody(text: string, body: string): string {
  const cut = cutText(text);
  if (!cut) throw new RangeError('there is no front matter');
  if (cut.body === body) return text;
  const before = text.slice(0, text.length - cut.body.length);
  const dashes = before.trimEnd();
  if (body === '') return `${dashes}\n`;
  const heads = [...(cut.body === '' ? [] : [before]), `${dashes}\n\n`];
  const candidates = heads.map((head) => head + body);
  return candidates.find((candidate) => cutText(candidate)?.body === body) ?? `${dashes}\n\n${body}`;
}

/** Returns the field whose key or value is at a place (1-based), or undefined. */
export function fieldAt(text: string, line: number, column: number): KeyPath | undefined {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  const start = lineStarts(text)[line - 1];
  if (!source || start === undefined) return undefined;
  const path = pathTo(source.document.contents, start + column - 1 - YAML_START, source.yaml);
  return path.length > 0 ? path : undefined;
}

function pathTo(node: unknown, offset: number, yaml: string): (string | number)[] {
  if (!isCollection(node)) return [];
  for (const [index, item] of node.items.entries()) {
    const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item];
    const start = startOf(key ?? value, yaml, isPair(item) || node.flow === true);
    if (start <= offset && offset <= endOf(isNode(value) ? value : key, yaml, node.flow === true))
      return [isScalar(key) ? String(key.value) : index, ...pathTo(value, offset, yaml)];
  }
  return [];
}

/** Returns the start of a field. An item of a list starts with the line of its dash. */
function startOf(node: unknown, yaml: string, isExact: boolean): number {
  if (!isNode(node) || !node.range) return Number.POSITIVE_INFINITY;
  return isExact ? node.range[0] : yaml.lastIndexOf('\n', node.range[0] - 1) + 1;
}

/** Returns the end of a field. A value of several lines ends with its last line that is not blank. */
function endOf(node: unknown, yaml: string, isExact: boolean): number {
  if (!isNode(node) || !node.range) return -1;
  const [start, end] = node.range;
  if (isExact) return end;
  const lineEnd = yaml.indexOf('\n', start + yaml.slice(start, end).trimEnd().length);
  return lineEnd === -1 ? yaml.length : lineEnd;
}

/** Returns the position of a field: its value, or the key of its closest ancestor, or the opening dashes. */
export function placeOf(text: string, at: KeyPath): Position | undefined {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  return source && placesInDocument(source.document, source.yaml).valueAt(at);
}

export interface Source {
  yaml: string;
  document: Document;
  data: Record<string, unknown>;
}

/** Parses YAML with a cache, because callers ask about one text several times. They must not change the document. */
export function sourceOf(yaml: string): Source | undefined {
  return lastSources({ yaml });
}

const lastSources = memoize(
  ({ yaml }: Pick<Source, 'yaml'>) => parseSource(yaml),
  ({ yaml }) => yaml,
);

/** Parses YAML as the build does; returns undefined unless it is a map without anchors, aliases and tags. */
export function parseSource(yaml: string): Source | undefined {
  const document = parseYaml(yaml);
  const { errors, warnings, contents } = document;
  if (errors.length + warnings.length > 0 || referencesAndTags(document, yaml).length > 0) return undefined;
  if (contents !== null && !isMap(contents)) return undefined;
  return { yaml, document, data: document.toJS() ?? {} };
}
