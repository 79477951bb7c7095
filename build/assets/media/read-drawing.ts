import { decodeHTMLStrict } from 'entities';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Wording } from '../../contract/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { MAX_DRAWING_BYTES, MAX_ENTITY_DEPTH } from './limits.ts';

export interface DrawingReader {
  openTag(tag: SaxesTagNS): void;
  closeTag(tag: SaxesTagNS): void;
  text(text: string): void;
  /** Called for a document type, comment or processing instruction. */
  leaveOut(): void;
}

/** The error for a drawing that no browser shows. */
export class UnfitDrawing extends Error {
  readonly why: Wording;

  constructor(why: Wording) {
    super(why.message);
    this.why = why;
  }
}

/**
 * Reads a drawing as XML with its own entities, and tells whether browsers read its bytes unchanged. Undeclared prefixes are left to the
 * reader, whose errors are passed on. Throws `UnfitDrawing`.
 */
export function readDrawing(contents: Uint8Array, reader: DrawingReader): boolean {
  const { text, isServable, unreadable } = decodeDrawing(contents);
  if (unreadable !== undefined) throw new UnfitDrawing(messages.drawingEncoding(placesIn(text)(unreadable)));
  parse(text, reader);
  return isServable;
}

function parse(text: string, reader: DrawingReader): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (documentType) => {
    declareEntities(parser, text, documentType);
    reader.leaveOut();
  });
  parser.on('comment', () => reader.leaveOut());
  parser.on('processinginstruction', () => reader.leaveOut());
  parser.on('text', (characters) => reader.text(characters));
  parser.on('cdata', (characters) => reader.text(characters));
  parser.on('opentag', (tag) => reader.openTag(tag));
  parser.on('closetag', (tag) => reader.closeTag(tag));
  parser.on('error', ({ message }) => {
    if (!message.includes('unbound namespace prefix')) throw invalid(text, Math.max(0, parser.position - 1));
  });
  parser.write(text).close();
}

function invalid(text: string, offset: number): UnfitDrawing {
  return new UnfitDrawing(messages.drawingXml(placesIn(text)(offset)));
}

/** Declares the internal entities of a document type (XML 1.0, § 4.2.1), but no external ones. Their whole expansion is limited. */
function declareEntities(parser: SaxesParser<{ xmlns: true }>, text: string, documentType: string): void {
  const values = new Map<string, string>();
  // The first declaration of a name counts.
  for (const [, name = '', double, single = ''] of documentType.matchAll(DECLARATION))
    if (!values.has(name) && !PREDEFINED.test(name)) values.set(name, charactersIn(double ?? single));
  const budget = { left: MAX_DRAWING_BYTES };
  for (const name of values.keys())
    Object.defineProperty(parser.ENTITIES, name, {
      get: () => {
        const value = replacementOf(name, values, budget, 0);
        if (value === undefined) throw invalid(text, text.lastIndexOf('&', parser.position - 1));
        return value;
      },
    });
}

const DECLARATION = /<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)')/g;
const PREDEFINED = /^(?:amp|lt|gt|quot|apos)$/;

/** Expands references to characters, as declarations do (XML 1.0, § 4.4.5). */
function charactersIn(value: string): string {
  return value.replace(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi, (reference, decimal, hexadecimal) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** Returns the text of an entity, or undefined if it contains elements or is too long. Each reference costs its length and one more. */
function replacementOf(
  name: string,
  values: ReadonlyMap<string, string>,
  budget: { left: number },
  depth: number,
): string | undefined {
  const value = values.get(name);
  if (value === undefined || value.includes('<') || depth > MAX_ENTITY_DEPTH) return undefined;
  budget.left -= value.length + 1;
  let isWhole = budget.left >= 0;
  const text = value.replace(/&([^\s&;#<>"']{1,200});/g, (reference, inner: string) => {
    if (PREDEFINED.test(inner)) return decodeHTMLStrict(reference);
    const found = isWhole ? replacementOf(inner, values, budget, depth + 1) : '';
    isWhole &&= found !== undefined;
    return found ?? '';
  });
  return isWhole ? text : undefined;
}

interface DrawingText {
  text: string;
  /** Tells whether browsers read these bytes correctly as UTF-8, in which pages serve drawings. */
  isServable: boolean;
  /** Offset of the first bytes that are invalid in the encoding; absent if there are none. */
  unreadable?: number;
}

/** Decodes a drawing by its byte-order mark, or else by its declaration (XML 1.0, appendix F). */
function decodeDrawing(contents: Uint8Array): DrawingText {
  const encoding = encodingOf(contents);
  const decoder = decoderOf(encoding);
  const text = decoder.decode(contents);
  const hasMark = Buffer.from(contents.subarray(0, 3)).equals(Buffer.from('\ufeff'));
  const isWhole = decoder.encoding !== 'utf-8' || Buffer.from(text).equals(contents.subarray(hasMark ? 3 : 0));
  // Templates of drawing programs put blanks before the declaration, where it does not count.
  const isDeclaredLate = /^\s+<\?xml/.test(text);
  return {
    // Blanks replace the declaration, so that everything else keeps its place.
    text: isDeclaredLate ? text.replace(/<\?xml.*?\?>/s, (late) => late.replace(/[^\r\n]/g, ' ')) : text,
    isServable: decoder.encoding === 'utf-8' && !isDeclaredLate,
    ...(!isWhole && { unreadable: text.indexOf('\uFFFD') }),
  };
}

function encodingOf(contents: Uint8Array): string {
  const start = Buffer.from(contents.subarray(0, 256)).toString('latin1');
  if (start.startsWith('\xFE\xFF') || start.startsWith('\0<')) return 'utf-16be';
  if (start.startsWith('\xFF\xFE') || start.startsWith('<\0')) return 'utf-16le';
  const [, declared = ''] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  // This label is wrong, because a declaration in UTF-16 could not be read here.
  return /^(?:utf-?16|$)/i.test(declared) ? 'utf-8' : declared;
}

/** Returns the decoder of an encoding, or that of UTF-8 if the label is unknown. */
function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
