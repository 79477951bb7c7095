import { isCollection } from 'yaml';
import type { KeyPath } from '../../contract/content-type.ts';
import type { Position } from '../../contract/diagnostic.ts';
import { cutText, YAML_START } from '../../diagnostics/front-matter/cut.ts';
import { placesInDocument } from '../../diagnostics/front-matter/field-places.ts';
import { lineStarts } from '../../diagnostics/places.ts';
import { fieldSlots, lineEnd, sourceOf } from './document.ts';

export interface ReadText {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** 1-based line of the body's first line in the file. */
  bodyLine: number;
}

/** A text (line feeds alone) as the site's own reader takes it: the same data, the same body. `unreadable` where there is something that keeps the data from being read. */
export function readFrontMatter(text: string): ReadText | { unreadable: true } {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  return source ? { data: source.data, body: cut.body, bodyLine: cut.bodyLine } : { unreadable: true };
}

/** The text with another body. Throws a `RangeError` where the front matter's dashes are missing: there is no saying what is body. */
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

/** The field at a place (1-based), on its key or its value; undefined for places that belong to none. */
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
  const slots = fieldSlots(node, yaml) ?? [];
  const last = (end: number) => (node.flow ? end : lineEnd(yaml, end));
  const index = slots.findIndex(({ start, end }) => start <= offset && offset <= last(end));
  const slot = slots[index];
  return slot ? [slot.name ?? index, ...pathTo(slot.value, offset, yaml)] : [];
}

/** Where a field stands in its file: its value, else the key of the closest field that holds it, else the opening dashes. */
export function placeOf(text: string, at: KeyPath): Position | undefined {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  return source && placesInDocument(source.document, source.yaml).valueAt(at);
}
