import type { KeyPath } from '../../../build/contract/content-type.ts';
import { type Source, sourceOf } from '../../../build/contract/editing/front-matter/document.ts';
import { cutText, placesIn, YAML_START } from '../../../build/contract/text.ts';
import type { Passage } from '../../api.ts';
import { fieldValues } from './field-values.ts';
import type { Range } from './pattern.ts';

/** A passage with what replacing it needs. */
export interface FoundPassage extends Passage {
  /** Where it stands: in the text, or in the value of a field of the front matter. */
  range: Range;
  at?: KeyPath;
}

/** In characters, on each side of a passage. */
const CONTEXT = 60;

/** The passages of a text (line feeds alone), in its order. Names and comments of a front matter that can be read are none. */
export function passagesIn(text: string, find: (line: string) => Range[]): FoundPassage[] {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  const bodyStart = cut && source ? text.length - cut.body.length : 0;
  const ofFields = source ? passagesOfFields(text, source, find) : [];
  const ofBody = linesFrom(text, bodyStart).flatMap(({ start, line, number }) =>
    passagesOfLine(line, find).map(({ range, ...passage }) => ({
      ...passage,
      line: number,
      range: moved(range, start),
    })),
  );
  return [...ofFields, ...ofBody];
}

function passagesOfFields(text: string, { document, yaml }: Source, find: (line: string) => Range[]): FoundPassage[] {
  const placeAt = placesIn(text);
  return fieldValues(document, yaml).flatMap(({ at, value, start }) => {
    const { line: number } = placeAt(start + YAML_START);
    return linesFrom(value, 0).flatMap(({ start: within, line, number: below }) =>
      passagesOfLine(line, find).map(({ range, ...passage }) => ({
        ...passage,
        line: value.includes('\n') ? number + below : number,
        range: moved(range, within),
        at,
      })),
    );
  });
}

interface Line {
  line: string;
  start: number;
  /** 1-based. */
  number: number;
}

function linesFrom(text: string, from: number): Line[] {
  let start = 0;
  const lines = text.split('\n').map((line, index) => {
    const known = { line, start, number: index + 1 };
    start += line.length + 1;
    return known;
  });
  return from === 0 ? lines : lines.filter((line) => line.start >= from);
}

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}

function passagesOfLine(line: string, find: (line: string) => Range[]): Omit<FoundPassage, 'line' | 'at'>[] {
  const ranges = find(line);
  const isAddress = ranges.length > 0 ? addressesOf(line) : () => false;
  return ranges.map((range) => {
    const { start, end } = range;
    const from = Math.max(0, start - CONTEXT);
    return {
      column: start + 1,
      before: (from > 0 ? '…' : '') + line.slice(from, start),
      found: line.slice(start, end),
      after: line.slice(end, end + CONTEXT) + (line.length > end + CONTEXT ? '…' : ''),
      address: isAddress(range),
      range,
    };
  });
}

/** Whether a range of a line belongs to an address. A picture may stand in a line as one of 60,000 characters, with a passage at each: it is read once. */
function addressesOf(line: string): (range: Range) => boolean {
  /** By offset: where the token begins that reaches it, and where the one ends that goes on from it. */
  const starts = Int32Array.from({ length: line.length + 1 }, (_, offset) => offset);
  const ends = starts.slice();
  for (const { 0: token, index } of line.matchAll(/[^\s()"'<>«»|]+/g)) {
    starts.fill(index, index + 1, index + token.length + 1);
    ends.fill(index + token.length, index, index + token.length);
  }
  const known = new Map<string, boolean>();
  return ({ start, end }) => {
    const [from, to] = [starts[start] ?? start, ends[end] ?? end];
    const token = `${from}:${to}`;
    const isKnown = known.get(token) ?? isAddress(line, line.slice(from, to));
    known.set(token, isKnown);
    return isKnown;
  };
}

/** What programs read: an address, a file or page named by its slug, a `{{variable}}`, a `::directive`. */
function isAddress(line: string, token: string): boolean {
  const isPath = /^(?:[a-z][a-z+.-]*:\/\/|mailto:|tel:|\.{0,2}\/|#)/i.test(token) || /^[\w.-]+@[\w-]+\.\w/.test(token);
  const isNamed = line.trim() === token && /^[a-z\d]+(?:[-.][a-z\d]+)+$/.test(token);
  return isPath || isNamed || /\{\{|^::/.test(token);
}
