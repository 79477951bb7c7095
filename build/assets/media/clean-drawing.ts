import { escapeUTF8 } from 'entities';
import { Parser } from 'htmlparser2';
import { isDrawn, isEditors, keptAttribute } from './drawing-rules.ts';
import { isSafeStyle } from './drawing-styles.ts';
import { MOST_NESTED } from './limits.ts';

export interface CleanDrawing {
  /** The drawing without what could run or load, and without metadata; empty where the text is no SVG. */
  svg: string;
  /** Names of what was removed because it could run or load, each once. */
  removed: readonly string[];
  /** Whether anything at all was removed, metadata included. */
  changed: boolean;
  /** Whether its elements are nested deeper than any program nests them; the drawing is empty then. */
  tooDeep: boolean;
}

/**
 * Cleans an SVG by lists of what is allowed. A page shows it as an image, in which browsers run and load nothing (SVG Integration, § secure
 * animated mode); but a drawing that somebody opens at its own address is a page of this site: its scripts would run, and it would load what it names.
 * Styles are kept, since most programs write colours in no other way. A sound drawing looks the same.
 */
export function cleanDrawing(text: string): CleanDrawing {
  const cleaning: Cleaning = new Cleaning(() => parser.pause());
  const parser = new Parser(cleaning, { xmlMode: true, decodeEntities: true });
  const plain = withoutDocumentType(text);
  if (plain !== text) cleaning.leaveOut();
  parser.end(plain);
  return cleaning.result();
}

/** A document type, of which there is one at most, may bring entities and attributes of its own (XML 1.0, § 2.8). */
function withoutDocumentType(text: string): string {
  const start = text.search(/<!DOCTYPE/i);
  if (start === -1) return text;
  const rest = text.slice(start);
  const [own = ''] = /^[^[>]*/.exec(rest) ?? [];
  const declarations = rest[own.length] === '[' ? rest.indexOf(']', own.length) : own.length;
  const end = declarations === -1 ? -1 : rest.indexOf('>', declarations);
  return end === -1 ? text : text.slice(0, start) + rest.slice(end + 1);
}

class Cleaning {
  private readonly parts: string[] = [];
  private readonly removed = new Set<string>();
  private changed = false;
  private root: string | undefined;
  private depth = 0;
  /** Depth of the removed element that the parser is in; infinite outside of one. */
  private outside = Number.POSITIVE_INFINITY;
  private style: string | undefined;
  private tooDeep = false;
  private readonly stop: () => void;

  /** `stop` ends the parsing. */
  constructor(stop: () => void) {
    this.stop = stop;
  }

  result(): CleanDrawing {
    const svg = this.root === 'svg' && this.depth === 0 ? `${this.parts.join('')}\n` : '';
    return { svg, removed: [...this.removed], changed: this.changed, tooDeep: this.tooDeep };
  }

  /** Removes something harmless, which is not reported. */
  leaveOut(): '' {
    this.changed = true;
    return '';
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.root ??= name;
    this.depth++;
    if (this.depth > MOST_NESTED) {
      this.tooDeep = true;
      this.stop();
    }
    if (this.depth > this.outside) return;
    if (!isDrawn(name)) {
      this.outside = this.depth;
      if (isEditors(name)) this.leaveOut();
      else this.remove(`<${name}>`);
      return;
    }
    if (name === 'style') this.style = '';
    const kept = Object.entries(attributes).filter((attribute) => this.keeps(attribute));
    this.parts.push(`<${name}${kept.map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`).join('')}>`);
  }

  ontext(text: string): void {
    if (this.depth >= this.outside || this.depth === 0) return;
    if (this.style === undefined) this.parts.push(escapeUTF8(text));
    else this.style += text;
  }

  onclosetag(name: string): void {
    if (this.depth < this.outside) {
      this.parts.push(`${escapeUTF8(this.takeStyle())}</${name}>`);
    }
    if (this.depth === this.outside) this.outside = Number.POSITIVE_INFINITY;
    this.depth--;
  }

  oncomment(): void {
    this.leaveOut();
  }

  onprocessinginstruction(name: string): void {
    if (name !== '?xml') this.leaveOut();
  }

  private takeStyle(): string {
    const { style = '' } = this;
    this.style = undefined;
    if (isSafeStyle(style)) return style;
    this.remove('<style>');
    return '';
  }

  private keeps([name, value]: [string, string]): boolean {
    const kept = keptAttribute(name, value);
    if (kept === 'unsafe') this.remove(name);
    else if (!kept) this.leaveOut();
    return kept === true;
  }

  private remove(what: string): void {
    this.changed = true;
    this.removed.add(what);
  }
}
