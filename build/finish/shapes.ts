import { attributeOf, type Element, said } from './element.ts';
import type { PageReader } from './read-page.ts';
import { hashOf, Shape } from './shape.ts';
import { hasDoubtfulReference, signatureOf } from './signature.ts';

/** The children whose order or number is ruled, by element; of all others it is enough that each may stand in it. */
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
/** Elements whose text is no HTML. */
const RAW = new Set(['script', 'style']);

/** Holds all that were ever met. */
const ROOT = new Shape();

/** An element that is open. */
class Level {
  readonly name: string;
  /** Its ruled children, `*` for the others; of a row of like ones no more than two. */
  readonly children: string[] = [];
  /** Rules look no further. */
  readonly isClosed: boolean;
  private readonly element: Element;
  private readonly above: Shape;
  private known: Shape | undefined;

  constructor(element: Element, above: Shape) {
    this.element = element;
    this.name = element.name;
    this.isClosed = element.foreign && !SEEN_IN_DRAWINGS.has(element.name);
    this.above = above;
  }

  /** The names from the root down to this element, with their roles. */
  get chain(): Shape {
    if (!this.known) {
      const role = said(this.element, 'role');
      this.known = this.above.with(role === undefined ? this.name : `${this.name}="${role}"`);
    }
    return this.known;
  }

  /** Notes a child, where it is ruled which there may be. */
  note(child: string): void {
    const ruled = RULED_CHILDREN[this.name];
    if (!ruled) return;
    const { children } = this;
    const noted = ruled.includes(child) ? child : '*';
    if (children.at(-1) !== noted || children.at(-2) !== noted) children.push(noted);
  }
}

/**
 * The shapes of a page: what the rules of HTML look at, piece by piece, words left out. Where each shape of a page stands in some page that is
 * valid, this one is valid too: a rule gives one answer for one shape, whatever else a page holds.
 *
 * Most rules look at one element and what it stands in: a shape is the names from the root down to it, and its attributes. Some look at the
 * order of its children: a shape of their names. A `map`, and a `label` with the element that it points to, are shapes with all they hold. Two
 * rules count in the whole page: a shape has the number of `main`, one says which names two maps share.
 */
export class Shapes implements PageReader {
  private readonly html: string;
  private readonly shapes = new Set<Shape>();
  /** Those that words are a part of, hardly met twice. */
  private readonly worded = new Set<string>();
  private readonly levels: Level[] = [];
  private readonly signatures = new Map<string, string>();
  private readonly labels: { whole: string; target: string }[] = [];
  private readonly maps: string[] = [];
  private mains = 0;

  constructor(html: string) {
    this.html = html;
  }

  open(element: Element): void {
    const around = this.levels.at(-1);
    if (!around) this.shapes.add(ROOT.with(`first ${this.html.slice(0, element.start)}`));
    if (around?.isClosed && !SEEN_IN_DRAWINGS.has(element.name)) {
      this.levels.push(around);
      return;
    }
    around?.note(element.name);
    const above = around?.chain ?? ROOT;
    const signature = signatureOf(element);
    this.shapes.add(above.with(signature));
    this.levels.push(new Level(element, above));
    this.count(element, signature);
  }

  close(element: Element, at: number): void {
    const level = this.levels.pop();
    if (!level) return;
    if (Object.hasOwn(RULED_CHILDREN, element.name)) this.shapes.add(level.chain.with(`{${level.children.join()}}`));
    if (element.name !== 'label' && element.name !== 'map') return;
    const whole = `${level.chain}:${this.html.slice(element.start, at)}`;
    this.labels.push({ whole, target: said(element, 'for') ?? '' });
  }

  text(start: number, end: number): void {
    const around = this.levels.at(-1);
    if (around && RAW.has(around.name)) return;
    const text = this.html.slice(start, end);
    if (text.includes('<') || hasDoubtfulReference(text)) this.worded.add(`${around?.chain}"${text}`);
  }

  /** The hash of each, once the page is read. */
  all(): string[] {
    const shared = this.maps.filter((name, index) => this.maps.indexOf(name) !== index);
    this.shapes.add(ROOT.with(`main ${Math.min(this.mains, 2)}`));
    const others = [
      ...this.worded,
      ...this.labels.map(({ whole, target }) => `${whole} ${this.signatures.get(target)}`),
      ...shared.map((name) => `maps ${name}`),
    ];
    return [...Array.from(this.shapes, (shape) => shape.toHash()), ...others.map(hashOf)];
  }

  private count(element: Element, signature: string): void {
    const id = said(element, 'id');
    if (id !== undefined && !this.signatures.has(id)) this.signatures.set(id, signature);
    if (element.name === 'main' && !attributeOf(element, 'hidden')) this.mains++;
    if (element.name === 'map') this.maps.push(said(element, 'name') ?? '');
  }
}
