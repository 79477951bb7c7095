import { MAX_DRAWING_BYTES, MAX_ENTITY_DEPTH } from './limits.ts';

/** A drawing's file as text. */
interface DrawingText {
  text: string;
  /** Tells whether browsers read these bytes as well when they are served as UTF-8, as pages serve drawings. */
  isServable: boolean;
  /** The place of the first bytes that the encoding does not know; undefined where there are none. */
  unreadable?: number;
}

/** Decodes a drawing as browsers do: by its byte order mark, or else by what its declaration says (XML 1.0, appendix F). */
export function decodeDrawing(contents: Uint8Array): DrawingText {
  const encoding = encodingOf(contents);
  const decoder = decoderOf(encoding);
  const text = decoder.decode(contents);
  const isWhole = decoder.encoding !== 'utf-8' || Buffer.from(text).equals(withoutMark(contents));
  // A declaration counts only at the very start; drawing programs' templates leave blanks before it.
  const start = text.search(/\S/);
  const isDeclaredLate = start > 0 && text.startsWith('<?xml', start);
  return {
    text: isDeclaredLate ? blank(text, start, text.indexOf('?>', start) + 2) : text,
    isServable: decoder.encoding === 'utf-8' && !isDeclaredLate,
    ...(!isWhole && { unreadable: text.indexOf('\uFFFD') }),
  };
}

function encodingOf(contents: Uint8Array): string {
  const start = Buffer.from(contents.subarray(0, 256)).toString('latin1');
  if (start.startsWith('\xFE\xFF') || start.startsWith('\0<')) return 'utf-16be';
  if (start.startsWith('\xFF\xFE') || start.startsWith('<\0')) return 'utf-16le';
  const [, declared = ''] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  // Text in UTF-16 has no declaration that could be read here: the label is wrong.
  return /^(?:utf-?16|$)/i.test(declared) ? 'utf-8' : declared;
}

/** Of an encoding that nobody knows: UTF-8. */
function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function withoutMark(contents: Uint8Array): Uint8Array {
  return contents[0] === 0xef && contents[1] === 0xbb && contents[2] === 0xbf ? contents.subarray(3) : contents;
}

/** The text with blanks in place of that part, so that everything else keeps its place. */
function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** The texts of entities, by their names. */
type Entities = ReadonlyMap<string, string>;

/** A text with its entities written out. */
export interface Expanded {
  text: string;
  /** Returns the place in the source of an offset of the text. */
  sourceOffset(offset: number): number;
  /** The first error, and its offset in the source; the text ends there. */
  fault?: { offset: number; reference: string; reason: 'unknown' | 'endless' };
}

/**
 * The entities that a document type declares itself, such as Illustrator's `<!ENTITY st0 "fill:#00A000;">` (XML 1.0, § 4.2.1).
 * Those that lie in other files, and those of the document type alone, are none: browsers do not read them either.
 */
export function entitiesOf(documentType: string): Entities {
  const entities = new Map<string, string>();
  const declarations = /<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)')/g;
  // The first declaration of a name holds.
  for (const [, name = '', double, single = ''] of documentType.matchAll(declarations))
    if (!entities.has(name) && !PREDEFINED.test(name)) entities.set(name, charactersIn(double ?? single));
  return entities;
}

const PREDEFINED = /^(?:amp|lt|gt|quot|apos)$/;

/** References to characters are written out in the declaration already (XML 1.0, § 4.4.5). */
function charactersIn(value: string): string {
  return value.replace(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi, (reference, decimal, hexadecimal) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** Comments and sections of plain characters, in which `&` means itself; references; and any other `&`. */
const TOKENS = /<!--|<!\[CDATA\[|&(?:#(?:\d{1,7}|x[\da-f]{1,6})|([^\s&;#<>"']{1,200}));|&/gi;

/** Writes out the references to these entities, as long as what comes of it is no larger than a drawing may be. */
export function expandEntities(source: string, entities: Entities): Expanded {
  const parts: string[] = [];
  const moves: { from: number; to: number }[] = [];
  const budget = { left: MAX_DRAWING_BYTES };
  const expanded = (): Omit<Expanded, 'fault'> => ({
    text: parts.join(''),
    sourceOffset: (offset) => {
      const { from, to } = moves.findLast(({ to }) => to <= offset) ?? { from: 0, to: 0 };
      return from + offset - to;
    },
  });
  let [done, length] = [0, 0];
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const { 0: token, 1: name, index: offset } of tokensOf(source)) {
    add(source.slice(done, offset));
    const isReference = token.length > 1;
    const value = name === undefined ? (isReference ? token : undefined) : replacementOf(name, entities, budget, 0);
    if (value === undefined || budget.left < 0)
      return { ...expanded(), fault: { offset, reference: token, reason: budget.left < 0 ? 'endless' : 'unknown' } };
    add(value);
    done = offset + token.length;
    moves.push({ from: done, to: length });
  }
  add(source.slice(done));
  return expanded();
}

/** References and stray signs outside of comments and sections of plain characters. */
function* tokensOf(source: string): Generator<RegExpExecArray> {
  const tokens = new RegExp(TOKENS);
  for (let token = tokens.exec(source); token; token = tokens.exec(source)) {
    if (token[0].startsWith('&')) yield token;
    else {
      const end = source.indexOf(token[0] === '<!--' ? '-->' : ']]>', tokens.lastIndex);
      if (end === -1) return;
      tokens.lastIndex = end;
    }
  }
}

/** Returns the text that a name stands for, or undefined where it stands for nothing. Each reference takes from the budget, and each of its signs. */
function replacementOf(name: string, entities: Entities, budget: { left: number }, depth: number): string | undefined {
  if (PREDEFINED.test(name)) return `&${name};`;
  const value = entities.get(name);
  if (value === undefined) return undefined;
  budget.left -= depth > MAX_ENTITY_DEPTH ? budget.left + 1 : value.length + 1;
  if (budget.left < 0) return '';
  let isKnown = true;
  const text = value.replace(/&([^\s&;#<>"']{1,200});/g, (_, inner: string) => {
    const found = budget.left < 0 ? '' : replacementOf(inner, entities, budget, depth + 1);
    isKnown &&= found !== undefined;
    return found ?? '';
  });
  if (!isKnown) return undefined;
  // Quotes in it end no attribute that names it (XML 1.0, § 4.4.5); those of elements in it are theirs.
  return text.includes('<') ? text : text.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
