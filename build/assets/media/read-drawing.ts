import { decodeHTMLStrict } from 'entities';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Position, Wording } from '../../contract/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { decodeDrawing, type Expanded, entitiesOf, expandEntities } from './drawing-text.ts';

/** Is told what a drawing holds, in its order. */
export interface DrawingReader {
  openTag(tag: SaxesTagNS): void;
  closeTag(tag: SaxesTagNS): void;
  text(text: string): void;
  /** Parts that are not drawn: a document type, a comment, an instruction to a program. */
  leaveOut(): void;
}

interface ReadDrawing {
  /** Why no browser would show it; the reader has been told of its beginning then. */
  why?: Wording;
  /** Tells whether browsers read its bytes as they are. */
  isServable: boolean;
}

/**
 * Reads a drawing as XML, as browsers do, with the entities that it declares itself written out. A prefix that nothing declares is no fault here:
 * what it stands before is left out, or is an `xlink:` whose meaning is certain. Passes on what the reader throws.
 */
export function readDrawing(contents: Uint8Array, reader: DrawingReader): ReadDrawing {
  const { text, isServable, unreadable } = decodeDrawing(contents);
  const placeOf = placesIn(text);
  if (unreadable !== undefined) return { isServable, why: messages.drawingEncoding(placeOf(unreadable)) };
  try {
    new Reading(text, reader).read();
    return { isServable };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { isServable, why: error.wording(placeOf(error.offset)) };
  }
}

/** Ends the reading at what no browser reads past. */
class Fault extends Error {
  readonly offset: number;
  readonly wording: (place: Position) => Wording;

  constructor(offset: number, wording: (place: Position) => Wording) {
    super('no browser shows this drawing');
    this.offset = offset;
    this.wording = wording;
  }
}

class Reading {
  private readonly text: string;
  private readonly parser = new SaxesParser({ xmlns: true });
  private documentType: string | undefined;
  /** The part that has been read before entities may be used, and the rest. */
  private head = 0;
  private rest: Expanded | undefined;
  /** The ends of the open elements' tags. */
  private readonly openings: number[] = [];
  private lastClosed = { name: '', opening: 0 };

  constructor(text: string, reader: DrawingReader) {
    this.text = text;
    const { parser } = this;
    parser.on('doctype', (documentType) => {
      this.documentType = documentType;
      reader.leaveOut();
    });
    parser.on('comment', () => reader.leaveOut());
    parser.on('processinginstruction', () => reader.leaveOut());
    parser.on('text', (characters) => reader.text(characters));
    parser.on('cdata', (characters) => reader.text(characters));
    parser.on('opentag', (tag) => {
      this.openings.push(this.offset());
      reader.openTag(tag);
    });
    parser.on('closetag', (tag) => {
      this.lastClosed = { name: tag.name, opening: this.openings.pop() ?? 0 };
      reader.closeTag(tag);
    });
    parser.on('error', ({ message }) => this.fail(message));
  }

  read(): void {
    const { text, parser } = this;
    this.readTo(prologEnd(text));
    if (text.startsWith('<!DOCTYPE', this.head))
      while (this.documentType === undefined && this.head < text.length)
        this.readTo(text.indexOf('>', this.head) + 1 || text.length);
    this.rest = expandEntities(text.slice(this.head), entitiesOf(this.documentType ?? ''));
    parser.write(this.rest.text);
    const { fault } = this.rest;
    if (fault) throw new Fault(this.head + fault.offset, (place) => referenceFault(place, fault));
    parser.close();
  }

  private readTo(end: number): void {
    this.parser.write(this.text.slice(this.head, end));
    this.head = end;
  }

  /** The place in the source that is being read. */
  private offset(): number {
    const { position } = this.parser;
    return this.rest ? this.head + this.rest.sourceOffset(position - this.head) : position;
  }

  private fail(message: string): void {
    if (message.includes('unbound namespace prefix')) return;
    const { text } = this;
    const offset = this.offset();
    const [, attribute] = /duplicate attribute: (?:\{.*\})?(.+)\.$/.exec(message) ?? [];
    if (attribute)
      throw new Fault(text.lastIndexOf(attribute, offset), (place) => messages.drawingTwice(place, attribute));
    const isUnclosed = /unexpected close tag|unclosed tag/.test(message);
    if (!isUnclosed) throw new Fault(Math.max(0, offset - 1), messages.drawingXml);
    const { name, opening } = message.includes('unclosed tag: ') ? this.lastOpened(message) : this.lastClosed;
    throw new Fault(text.lastIndexOf(`<${name}`, opening), (place) => messages.drawingUnclosed(place, name));
  }

  /** The element whose end is missing when the text ends. */
  private lastOpened(message: string): { name: string; opening: number } {
    return { name: message.slice(message.indexOf('unclosed tag: ') + 14), opening: this.openings.at(-1) ?? 0 };
  }
}

function referenceFault(place: Position, { reference, reason }: NonNullable<Expanded['fault']>): Wording {
  if (reason === 'endless') return messages.drawingEntities(place);
  const character = decodeHTMLStrict(reference);
  const isKnown = character !== reference && reference.endsWith(';');
  return messages.drawingReference(
    place,
    reference,
    isKnown ? `&#${character.codePointAt(0)};` : `&amp;${reference.slice(1)}`,
  );
}

/** Returns the beginning of the document type, or else of the first element: behind blanks, comments and instructions (XML 1.0, § 2.8). */
function prologEnd(text: string): number {
  const asides = /\s*(?:<!--|<\?)/y;
  const blanks = /\s*/y;
  for (let at = 0; ; ) {
    asides.lastIndex = at;
    const [aside] = asides.exec(text) ?? [];
    const end = aside === undefined ? -1 : text.indexOf(aside.endsWith('-') ? '-->' : '?>', asides.lastIndex);
    if (end === -1) {
      blanks.lastIndex = at;
      return at + (blanks.exec(text)?.[0].length ?? 0);
    }
    at = text.indexOf('>', end) + 1;
  }
}
