import type { KeyPath } from '../../contract/content-type.ts';
import { cutText, YAML_START } from '../../diagnostics/front-matter/cut.ts';
import { lineStarts } from '../../diagnostics/places.ts';
import type { Passage } from '../api.ts';
import { type Source, sourceOf } from '../front-matter/document.ts';
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
    find(line).map((range) => ({
      ...shown(line, range, number),
      range: { start: start + range.start, end: start + range.end },
    })),
  );
  return [...ofFields, ...ofBody];
}

function passagesOfFields(text: string, { document, yaml }: Source, find: (line: string) => Range[]): FoundPassage[] {
  const starts = lineStarts(text);
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  return fieldValues(document, yaml).flatMap(({ at, value, start }) => {
    const number = lineAt(start + YAML_START);
    return linesFrom(value, 0).flatMap(({ start: within, line, number: below }) =>
      find(line).map((range) => ({
        ...shown(line, range, value.includes('\n') ? number + below : number),
        range: { start: within + range.start, end: within + range.end },
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

function shown(line: string, { start, end }: Range, number: number): Passage {
  const from = Math.max(0, start - CONTEXT);
  return {
    line: number,
    column: start + 1,
    before: (from > 0 ? '…' : '') + line.slice(from, start),
    found: line.slice(start, end),
    after: line.slice(end, end + CONTEXT) + (line.length > end + CONTEXT ? '…' : ''),
    address: isAddress(line, start, end),
  };
}

/** Whether a passage belongs to what programs read: an address, a file or page named by its slug, a `{{variable}}`, a `::directive`. */
function isAddress(line: string, start: number, end: number): boolean {
  const before = /[^\s()"'<>«»|]*$/.exec(line.slice(0, start))?.[0] ?? '';
  const after = /^[^\s()"'<>«»|]*/.exec(line.slice(end))?.[0] ?? '';
  const token = before + line.slice(start, end) + after;
  const isPath = /^(?:[a-z][a-z+.-]*:\/\/|mailto:|tel:|\.{0,2}\/|#)/i.test(token) || /^[\w.-]+@[\w-]+\.\w/.test(token);
  const isNamed = line.trim() === token && /^[a-z\d]+(?:[-.][a-z\d]+)+$/.test(token);
  return isPath || isNamed || /\{\{|^::/.test(token);
}
