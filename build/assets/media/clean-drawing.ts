import { escapeUTF8 } from 'entities';
import { parse } from 'postcss';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import type { Wording } from '../../contract/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { checkAttribute, isActiveElement, isDrawingElement, isSafeStyle, SVG, XLINK } from './drawing-rules.ts';
import { MAX_DRAWING_DEPTH } from './limits.ts';
import type { Probed } from './probed.ts';
import { type DrawingReader, readDrawing, UnfitDrawing } from './read-drawing.ts';

export interface CleanDrawing {
  /** The cleaned drawing; empty if `why` tells that it is no drawing. */
  svg: string;
  /** Names of removed parts that could run or load something, each once. */
  removed: readonly string[];
  /** True if anything was removed, metadata included, or mended. */
  changed: boolean;
  /** The reason why no browser would show the drawing. */
  why?: Wording;
}

/** Cleans an SVG by lists of what is allowed. In pages it cannot run scripts, but opened at its own address it is a page of this site. */
export function cleanDrawing(contents: Uint8Array): CleanDrawing {
  const cleaning = new Cleaning();
  try {
    return cleaning.result(readDrawing(contents, cleaning));
  } catch (error) {
    if (!(error instanceof UnfitDrawing)) throw error;
    return { svg: '', removed: [], changed: true, why: error.why };
  }
}

class Cleaning implements DrawingReader {
  private readonly parts: string[] = [];
  private readonly removed = new Set<string>();
  private changed = false;
  /** Namespace of the root element, which counts as SVG's. */
  private own: string | undefined;
  private usesXlink = false;
  private depth = 0;
  /** Depth of the removed element that is being read; infinite outside of one. */
  private outside = Number.POSITIVE_INFINITY;
  private style: string | undefined;

  result(isServable: boolean): CleanDrawing {
    const [root = '', ...others] = this.parts;
    const isDeclared = !this.usesXlink || root.includes(` xmlns:xlink="${XLINK}"`);
    const svg = `${isDeclared ? root : addAttribute(root, 'xmlns:xlink', XLINK)}${others.join('')}\n`;
    return { svg, removed: [...this.removed], changed: this.changed || !isServable };
  }

  /** Removes something harmless, which is not reported. */
  leaveOut(): void {
    this.changed = true;
  }

  openTag(tag: SaxesTagNS): void {
    if (this.own === undefined && tag.local !== 'svg') throw new UnfitDrawing(messages.corrupt());
    this.depth++;
    if (this.depth > MAX_DRAWING_DEPTH) throw new UnfitDrawing(messages.tooDeep(MAX_DRAWING_DEPTH));
    if (this.depth > this.outside) return;
    const isRoot = this.own === undefined;
    this.own ??= tag.uri;
    const isOwn = tag.uri === SVG || tag.uri === this.own;
    if (!isOwn || !isDrawingElement(tag.local)) {
      this.outside = this.depth;
      if (isActiveElement(tag.local)) this.remove(`<${tag.name}>`);
      else this.leaveOut();
      return;
    }
    if (tag.local === 'style') this.style = '';
    const attributes = Object.values(tag.attributes).flatMap((attribute) => this.kept(attribute));
    const spelling = `<${tag.local}${attributes.join('')}>`;
    this.parts.push(isRoot ? this.asRoot(tag, spelling) : spelling);
  }

  text(text: string): void {
    if (this.depth >= this.outside || this.depth === 0) return;
    if (this.style === undefined) this.parts.push(escapeUTF8(text));
    else this.style += text;
  }

  closeTag({ local }: SaxesTagNS): void {
    if (this.depth < this.outside) {
      this.parts.push(`${escapeUTF8(this.takeStyle())}</${local}>`);
    }
    if (this.depth === this.outside) this.outside = Number.POSITIVE_INFINITY;
    this.depth--;
  }

  /** Mends a missing or misspelt namespace of the root element. */
  private asRoot({ uri }: SaxesTagNS, spelling: string): string {
    if (uri !== SVG) this.changed = true;
    return spelling.includes(` xmlns="${SVG}"`) ? spelling : addAttribute(spelling, 'xmlns', SVG);
  }

  private takeStyle(): string {
    const { style = '' } = this;
    this.style = undefined;
    if (isSafeStyle(style)) return style;
    this.remove('<style>');
    return safeRulesOf(style);
  }

  private kept({ name, prefix, local, uri, value }: SaxesAttributeNS): string[] {
    const isXlink = uri === XLINK || prefix === 'xlink';
    const called = isXlink ? `xlink:${local}` : name;
    const verdict = checkAttribute(called, value);
    if (verdict === 'unsafe') this.remove(name);
    else if (!verdict || (isXlink && uri !== XLINK)) this.leaveOut();
    if (verdict !== true) return [];
    this.usesXlink ||= isXlink;
    return [` ${called}="${escapeUTF8(value)}"`];
  }

  private remove(what: string): void {
    this.changed = true;
    this.removed.add(what);
  }
}

/** Returns the safe rules of a stylesheet; none if it cannot be read. */
function safeRulesOf(style: string): string {
  try {
    const sheet = parse(style);
    for (const rule of sheet.nodes.filter((one) => !isSafeStyle(one.toString()))) rule.remove();
    const rest = sheet.toString();
    return isSafeStyle(rest) ? rest : '';
  } catch {
    return '';
  }
}

function addAttribute(tag: string, name: string, value: string): string {
  return tag.replace(/^<[^\s>]+/, (start) => `${start} ${name}="${value}"`);
}

export function probeDrawing(contents: Uint8Array, remarks: readonly Wording[]): Probed {
  const { svg, removed, changed, why } = cleanDrawing(contents);
  if (why) return { type: 'unfit', why };
  const size = drawingSize(svg);
  if (!size) return { type: 'unfit', why: messages.withoutSize(), withoutMetadata: true, drawing: true };
  return {
    type: 'drawing',
    hash: hashOf(contents),
    ...size,
    unclean: changed,
    remarks: removed.length > 0 ? [...remarks, messages.cleaned(removed)] : remarks,
  };
}

/** Returns the size in pixels at which browsers show a drawing (SVG 2, § 8.2), or undefined. */
function drawingSize(svg: string): { width: number; height: number } | undefined {
  const attribute = (name: string) => new RegExp(`^<svg[^>]*? ${name}="([^"]*)"`).exec(svg)?.[1] ?? '';
  const [, , across = 0, down = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [lengthOf(attribute('width')), lengthOf(attribute('height'))];
  const size = {
    width: width ?? Math.floor(height ? (height * across) / down : across),
    height: height ?? Math.floor(width ? (width * down) / across : down),
  };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** Returns a length in pixels, or undefined for percentages and invalid lengths. */
function lengthOf(spelling: string): number | undefined {
  const [, number = '', unit = 'px'] = /^\s*([\d.]+(?:e[+-]?\d+)?)([a-z]+)?\s*$/i.exec(spelling) ?? [];
  return Math.round(Number(number) * (UNITS[unit.toLowerCase()] ?? 0)) || undefined;
}

/** Pixels of each unit (CSS Values 4, § 6.1), with the usual font size. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
};
