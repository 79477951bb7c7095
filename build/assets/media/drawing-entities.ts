import { MOST_DRAWING, MOST_NESTED_ENTITIES } from './limits.ts';

/** What an entity stands for, by its name. */
type Entities = ReadonlyMap<string, string>;

/** A text with its entities written out. */
export interface Expanded {
  text: string;
  /** Where the source has what lies at an offset of the text. */
  sourceOffset(offset: number): number;
  /** What is wrong first, and its offset in the source; the text ends there. */
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
  const budget = { left: MOST_DRAWING };
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

/** What a name stands for, or undefined where it stands for nothing. Each reference takes from the budget, and each of its signs. */
function replacementOf(name: string, entities: Entities, budget: { left: number }, depth: number): string | undefined {
  if (PREDEFINED.test(name)) return `&${name};`;
  const value = entities.get(name);
  if (value === undefined) return undefined;
  budget.left -= depth > MOST_NESTED_ENTITIES ? budget.left + 1 : value.length + 1;
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
