import { hashOf } from '../../platform/hash.ts';
import { attributeOf, attributeText, type Element, type HtmlReader } from '../../platform/html/element.ts';

/** The children whose order or number HTML rules, by element. Of all others it is enough that each may stand in it. */
export const RULED_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  audio: ['source', 'track'],
  details: ['summary'],
  fieldset: ['legend'],
  figure: ['figcaption'],
  head: ['base', 'title'],
  hgroup: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'],
  html: ['head', 'body'],
  object: ['param'],
  picture: ['source', 'img'],
  select: ['button', 'option', 'optgroup', 'hr'],
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tr', 'tfoot'],
  video: ['source', 'track'],
};

/** All that rules see inside a drawing. */
const SEEN_IN_DRAWINGS = new Set(['title', 'desc']);
/** Elements whose text is not HTML. */
const RAW = new Set(['script', 'style']);
/** Hashes of what this process has met. Pages share most of their structures, and there are few. */
const HASHES = new Map<string, string>();

/** An element that is open. */
interface Level {
  element: Element;
  /** Chain of the element around it. */
  above: string;
  /** Hash of the names from the root down to this element, with their roles; only worked out where something stands in it. */
  chain?: string;
  /** Its ruled children, `*` for the others; of a row of like ones no more than two. */
  children: string[];
  /** Rules look no further. */
  isClosed: boolean;
}

/** Elements whose rules look at all that they hold, and at elements elsewhere in the page. */
const ENTANGLED = new Set(['label', 'map']);

/**
 * The structures of a page: what the rules of HTML look at, piece by piece, without the words. Where each structure of a page stands in some page
 * that is valid, this page is valid too: a rule gives one answer for one structure, whatever else a page holds.
 *
 * Most rules look at one element and what it stands in: its structure is the names from the root down to it, and its attributes. Some look at the
 * order of its children: a structure of their names. One rule counts `main` elements: their number is a structure. A page with a `label`, a `map` or
 * an `&` that may be read otherwise than it looks has its whole body as a structure more, which other pages hardly share.
 */
export class Structures implements HtmlReader {
  private readonly html: string;
  private readonly found = new Set<string>();
  private readonly levels: Level[] = [];
  private body = 0;
  /** What makes the whole body a structure; nothing in most pages. */
  private entangled = '';
  private mains = 0;

  constructor(html: string) {
    this.html = html;
  }

  open(element: Element): void {
    const { name, foreign } = element;
    const parent = this.levels.at(-1);
    if (!parent) this.found.add(rememberedHash(`first ${this.html.slice(0, element.start)}`));
    if (parent?.isClosed && !SEEN_IN_DRAWINGS.has(name)) {
      this.levels.push(parent);
      return;
    }
    if (parent) noteChild(parent, name);
    const above = parent ? chainOf(parent) : '';
    this.found.add(rememberedHash(`${above}>${signatureOf(element)}`));
    this.levels.push({ element, above, children: [], isClosed: foreign && !SEEN_IN_DRAWINGS.has(name) });
    if (name === 'main' && !attributeOf(element, 'hidden')) this.mains++;
    if (name === 'body') this.body = element.start;
    if (ENTANGLED.has(name)) this.entangled += name;
  }

  close({ name }: Element): void {
    const level = this.levels.pop();
    if (level && Object.hasOwn(RULED_CHILDREN, name))
      this.found.add(rememberedHash(`${chainOf(level)}{${level.children.join()}}`));
  }

  text(start: number, end: number): void {
    if (RAW.has(this.levels.at(-1)?.element.name ?? '')) return;
    const text = this.html.slice(start, end);
    if (text.includes('<') || hasDoubtfulReference(text)) this.entangled += text;
  }

  /** The hash of each, once the page is read. */
  all(): string[] {
    const common = [...this.found, rememberedHash(`main ${Math.min(this.mains, 2)}`)];
    return this.entangled === '' ? common : [...common, structureHash(this.entangled + this.html.slice(this.body))];
  }
}

/** The hash of a structure, or of a whole page. 96 bits: no two of a site are alike. */
export function structureHash(text: string): string {
  return hashOf(text).slice(0, 16);
}

function rememberedHash(structure: string): string {
  const known = HASHES.get(structure);
  if (known !== undefined) return known;
  const hash = structureHash(structure);
  HASHES.set(structure, hash);
  return hash;
}

/** Notes a child where the parent's children are ruled. */
function noteChild({ element, children }: Level, child: string): void {
  const ruled = RULED_CHILDREN[element.name];
  if (!ruled) return;
  const noted = ruled.includes(child) ? child : '*';
  if (children.at(-1) !== noted || children.at(-2) !== noted) children.push(noted);
}

function chainOf(level: Level): string {
  if (level.chain === undefined) {
    const { name } = level.element;
    const role = attributeText(level.element, 'role');
    level.chain = rememberedHash(`${level.above}/${role === undefined ? name : `${name}="${role}"`}`);
  }
  return level.chain;
}

/** Attributes of whose value rules know no more than that it is there, or is not empty, is a number, or holds spaces. */
export const FREE = new Set(
  'alt aria-controls aria-describedby aria-label aria-labelledby cite class content datetime for height href id src srcset title width'.split(
    ' ',
  ),
);

/** An element's name and attributes, as far as rules of HTML tell them apart: of free attributes the form of the value, of others all of it. */
function signatureOf({ name, attributes }: Element): string {
  let signature = name;
  for (const { name: attribute, written, value } of attributes) {
    signature += ` ${written}`;
    if (value !== undefined) signature += `="${isFree(attribute) ? formOf(value) : value}"`;
  }
  return signature;
}

function isFree(attribute: string): boolean {
  return FREE.has(attribute) || attribute.startsWith('data-');
}

/** One value for all that are a number, are in one word, are in several. One that is empty, or that rules may read otherwise, stays what it is. */
function formOf(value: string): string {
  if (value === '' || /[^\S ]/.test(value) || hasDoubtfulReference(value)) return value;
  if (value.includes(' ')) return 'a a';
  return /^\d+$/.test(value) ? '0' : 'a';
}

const SURE_REFERENCE = /&(?:#(?:\d+|[xX][\da-fA-F]+)|amp|lt|gt|quot);/g;

/** Whether a text has an `&` that may be read otherwise than it looks: one that is no reference, or one by a name that few use. */
function hasDoubtfulReference(text: string): boolean {
  return text.includes('&') && text.replace(SURE_REFERENCE, '').includes('&');
}
