import { escapeUTF8 } from 'entities';
import { Parser } from 'htmlparser2';
import { isDrawn, isEditors, keptAttribute, unsafeStyle } from './drawing-rules.ts';

export interface CleanDrawing {
  /** The drawing without what could run, load or tell; empty where the text is none. */
  svg: string;
  /** What could run or load in it and was removed, by name, each once. */
  removed: readonly string[];
  /** Whether anything was left out: notes of the program that drew it, too. */
  changed: boolean;
}

/**
 * An SVG of nothing but lines, by lists of what is allowed: a drawing that somebody opens by itself is a page of this site, whose scripts would run in its name.
 * Of a sound one nothing changes but how it is written.
 */
export function cleanDrawing(text: string): CleanDrawing {
  const cleaning = new Cleaning();
  const parser = new Parser(cleaning, { xmlMode: true, decodeEntities: true });
  parser.end(text.replace(DECLARATION, () => cleaning.leaveOut()));
  return cleaning.result();
}

/** A document type may bring entities and attributes of its own (XML 1.0, § 2.8). */
const DECLARATION = /<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/gi;

class Cleaning {
  private readonly parts: string[] = [];
  private readonly removed = new Set<string>();
  private changed = false;
  private root: string | undefined;
  private depth = 0;
  /** How deep the element lies that is left out with all that it holds. */
  private outside = Number.POSITIVE_INFINITY;
  private style: string | undefined;

  result(): CleanDrawing {
    const svg = this.root === 'svg' && this.depth === 0 ? `${this.parts.join('')}\n` : '';
    return { svg, removed: [...this.removed], changed: this.changed };
  }

  /** Leaves something out of which nobody need hear. */
  leaveOut(): '' {
    this.changed = true;
    return '';
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    this.root ??= name;
    this.depth++;
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
    if (!unsafeStyle(style)) return style;
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
