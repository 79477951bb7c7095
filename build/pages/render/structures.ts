import { hashOf } from '../../platform/hash.ts';
import { attributeOf, attributeText, type Element, type HtmlReader } from '../../platform/html/element.ts';
import { hasDoubtfulReference, signatureOf } from './signature.ts';

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

/**
 * The structures of a page: what the rules of HTML look at, piece by piece, without the words. Where each structure of a page stands in some page
 * that is valid, this page is valid too: a rule gives one answer for one structure, whatever else a page holds.
 *
 * Most rules look at one element and what it stands in: its structure is the names from the root down to it, and its attributes. Some look at the
 * order of its children: a structure of their names. A `map`, and a `label` with the element that it points to, are structures with all they hold.
 * Two rules count in the whole page: one structure has the number of `main`, one says which names two maps share.
 */
export class Structures implements HtmlReader {
  private readonly html: string;
  /** Hashes of those that other pages may share. */
  private readonly common = new Set<string>();
  /** Those that hold words, which other pages hardly share. */
  private readonly rare = new Set<string>();
  private readonly levels: Level[] = [];
  private readonly signatures = new Map<string, string>();
  private readonly labels: { whole: string; target: string }[] = [];
  private readonly maps: string[] = [];
  private mains = 0;

  constructor(html: string) {
    this.html = html;
  }

  open(element: Element): void {
    const { name, foreign } = element;
    const parent = this.levels.at(-1);
    if (!parent) this.common.add(rememberedHash(`first ${this.html.slice(0, element.start)}`));
    if (parent?.isClosed && !SEEN_IN_DRAWINGS.has(name)) {
      this.levels.push(parent);
      return;
    }
    if (parent) noteChild(parent, name);
    const above = parent ? chainOf(parent) : '';
    const signature = signatureOf(element);
    this.common.add(rememberedHash(`${above}>${signature}`));
    this.levels.push({ element, above, children: [], isClosed: foreign && !SEEN_IN_DRAWINGS.has(name) });
    this.count(element, signature);
  }

  close(element: Element, at: number): void {
    const level = this.levels.pop();
    if (!level) return;
    if (Object.hasOwn(RULED_CHILDREN, element.name))
      this.common.add(rememberedHash(`${chainOf(level)}{${level.children.join()}}`));
    if (element.name !== 'label' && element.name !== 'map') return;
    const whole = `${chainOf(level)}:${this.html.slice(element.start, at)}`;
    this.labels.push({ whole, target: attributeText(element, 'for') ?? '' });
  }

  text(start: number, end: number): void {
    const parent = this.levels.at(-1);
    if (parent && RAW.has(parent.element.name)) return;
    const text = this.html.slice(start, end);
    if (text.includes('<') || hasDoubtfulReference(text)) this.rare.add(`${parent && chainOf(parent)}"${text}`);
  }

  /** The hash of each, once the page is read. */
  all(): string[] {
    const shared = this.maps.filter((name, index) => this.maps.indexOf(name) !== index);
    this.common.add(rememberedHash(`main ${Math.min(this.mains, 2)}`));
    const rare = [
      ...this.rare,
      ...this.labels.map(({ whole, target }) => `${whole} ${this.signatures.get(target)}`),
      ...shared.map((name) => `maps ${name}`),
    ];
    return [...this.common, ...rare.map(structureHash)];
  }

  private count(element: Element, signature: string): void {
    const id = attributeText(element, 'id');
    if (id !== undefined && !this.signatures.has(id)) this.signatures.set(id, signature);
    if (element.name === 'main' && !attributeOf(element, 'hidden')) this.mains++;
    if (element.name === 'map') this.maps.push(attributeText(element, 'name') ?? '');
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
