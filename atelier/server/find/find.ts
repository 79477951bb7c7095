import { type Document, isPair, isScalar, isSeq, visit } from 'yaml';
import type { KeyPath } from '../../../build/contract/content-type.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { type Source, sourceOf } from '../../../build/editing/front-matter/read.ts';
import { cutText, placesIn, YAML_START } from '../../../build/editing/text.ts';
import type { Found, FoundText, Passage } from '../../api.ts';
import { readFile } from '../files/text-files.ts';
import { finder, quickTest, type Range, type Search } from './pattern.ts';

/** The most passages of an answer, as nobody checks more. */
const MAX_PASSAGES = 2000;

/** Finds words in all texts on the disk that have a content type. */
export function findInTexts(host: ContentHost, search: Search): Found {
  const find = finder(search);
  const isLikely = quickTest(search);
  const texts: FoundText[] = [];
  let left = MAX_PASSAGES;
  for (const { path, name, text } of host.texts()) {
    if (host.identify(name).contentType === undefined || !isLikely(text)) continue;
    const { version, passages } = readPassages(host, path, find);
    if (passages.length === 0) continue;
    if (passages.length > left) return { texts, more: true };
    left -= passages.length;
    texts.push({ path, version, passages: passages.map(({ range: _, ...passage }) => passage) });
  }
  return { texts, more: false };
}

/** Returns a text with its version and its passages. Throws `Refused` if it cannot be read. */
export function readPassages(
  host: ContentHost,
  path: string,
  find: ReturnType<typeof finder>,
): { text: string; version: string; passages: FoundPassage[] } {
  const { text, version } = readFile(host, path);
  return { text, version, passages: passagesIn(text, find) };
}

/** A passage with the data to replace it. */
export interface FoundPassage extends Passage {
  /** The range in the text, or in a value of the front matter. */
  range: Range;
}

/** Number of characters shown on each side of a passage. */
const CONTEXT = 60;

/** Returns the passages of a text (line feeds alone) in their order. Keys and comments of a readable front matter do not count. */
export function passagesIn(text: string, find: (line: string) => Range[]): FoundPassage[] {
  const cut = cutText(text);
  const source = cut && sourceOf(cut.yaml);
  const bodyStart = source ? text.length - cut.body.length : 0;
  const ofFields = source ? passagesOfFields(text, source, find) : [];
  const sectionOf = sectionFinder();
  const ofBody = linesFrom(text, bodyStart).flatMap(({ start, line, number }) => {
    const section = sectionOf(line);
    return passagesOfLine(line, find).map(({ range, ...passage }) => ({
      ...passage,
      ...(section !== undefined && { section }),
      line: number,
      range: moveRange(range, start),
    }));
  });
  return [...ofFields, ...ofBody];
}

/** Returns a function that takes the lines of a text in order, and returns the heading above each. */
function sectionFinder(): (line: string) => string | undefined {
  let fence: string | undefined;
  let section: string | undefined;
  return (line) => {
    const [mark] = /^(?:`{3}|~{3})/.exec(line) ?? [];
    if (mark !== undefined && (fence ?? mark) === mark) fence = fence === undefined ? mark : undefined;
    else if (fence === undefined) section = /^#{1,6} (.*)/.exec(line)?.[1] ?? section;
    return section;
  };
}

function passagesOfFields(text: string, { document, yaml }: Source, find: (line: string) => Range[]): FoundPassage[] {
  const placeAt = placesIn(text);
  return fieldValues(document, yaml).flatMap(({ at, value, start }) => {
    const { line: number } = placeAt(start + YAML_START);
    return linesFrom(value, 0).flatMap(({ start: within, line, number: below }) =>
      passagesOfLine(line, find).map(({ range, ...passage }) => ({
        ...passage,
        line: value.includes('\n') ? number + below : number,
        range: moveRange(range, within),
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

function moveRange({ start, end }: Range, by: number): Range {
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

/** Returns a test for ranges inside an address. It scans a line once, as an embedded picture can fill 60,000 characters. */
function addressesOf(line: string): (range: Range) => boolean {
  /** The start of the token that reaches each offset, and the end of the token that continues from it. */
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

/** Tells whether a token is for programs: an address, a slug, a `{{variable}}`, a `::directive`. */
function isAddress(line: string, token: string): boolean {
  const isPath = /^(?:[a-z][a-z+.-]*:\/\/|mailto:|tel:|\.{0,2}\/|#)/i.test(token) || /^[\w.-]+@[\w-]+\.\w/.test(token);
  const isNamed = line.trim() === token && /^[a-z\d]+(?:[-.][a-z\d]+)+$/.test(token);
  return isPath || isNamed || /\{\{|^::/.test(token);
}

/** A scalar value of a front matter. */
interface FieldValue {
  at: KeyPath;
  /** A string as it reads; other values as they are written. */
  value: string;
  isText: boolean;
  /** Offset in the YAML. */
  start: number;
  end: number;
}

/** Returns all scalar values of a front matter in their order. */
export function fieldValues(document: Document, yaml: string): FieldValue[] {
  const values: FieldValue[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const isText = typeof node.value === 'string';
      const value = isText ? String(node.value) : yaml.slice(start, end);
      values.push({ at: pathOf([...ancestors, node]), value, isText, start, end });
    },
  });
  return values;
}

function pathOf(nodes: readonly unknown[]): KeyPath {
  return nodes.flatMap((node, index): (string | number)[] => {
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
    const parent = nodes[index - 1];
    return isSeq(parent) ? [parent.items.indexOf(node)] : [];
  });
}
