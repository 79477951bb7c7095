import { decodeHTML } from 'entities';
import { attributeOf, attributeText, type Element, type HtmlReader } from '../../../platform/html/read-html.ts';
import type { TextEdit } from '../../../platform/html/text-edit.ts';
import { type Typesetter, typesetterOf } from './typesetters.ts';
import { withUnbrokenWords } from './unbroken-words.ts';

/** Inline elements, across which a sentence continues. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Elements whose text is never changed. The text of the last ones is no HTML (HTML, § 13.1.2 and § 16.2). */
const VERBATIM = new Set(
  'code kbd samp var pre textarea option svg noscript template script style iframe noembed noframes plaintext xmp'.split(
    ' ',
  ),
);
/** A word that replaces an element without typography in its sentence, so that the signs beside it follow a word. */
const LEFT_ALONE: Piece = { text: 'x', start: 0, end: 0, flow: 'none' };

/** Typography of an element's text. Its language holds until a descendant has another. */
interface Level {
  verbatim: boolean;
  /** True for a drawing made from a text (`data-drawing`), whose `<text>` elements get the same typography. */
  drawing: boolean;
  typesetter: Typesetter | undefined;
  flow: Flow;
}

/** The kind of text, which decides whether elements may be put around words. A page's title has the largest letters. */
type Flow = 'none' | 'text' | 'heading' | 'title';

/** The number of a heading's letters that fit on a phone's line. */
const LINE: Partial<Record<Flow, number>> = { title: 22, heading: 25 };

/**
 * Elements whose words flow. Other elements may be rows of parts, which lose the spaces around an element. A list item or inline element with a
 * class, such as a badge or a button, may be one, too. Words that are already unbroken stay unchanged.
 */
const FLOWING = new Set('p dt dd th td figcaption caption'.split(' '));
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6'.split(' '));

/** A piece of a sentence with its new text. */
interface Piece extends TextEdit {
  flow: Flow;
}

const OUTSIDE: Level = { verbatim: false, drawing: false, typesetter: undefined, flow: 'none' };

/**
 * Applies typography to every text of a page by its language, also across inline elements (`<b>Coût</b> :`), and returns edits.
 * It skips code, attributes, drawings that are not made from texts, languages without rules, and islands, whose text the browser compares.
 */
export class Typography implements HtmlReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly levels: Level[] = [];
  private sentence: Piece[] = [];
  private typesetter: Typesetter | undefined;

  constructor(html: string, edits: TextEdit[]) {
    this.html = html;
    this.edits = edits;
  }

  open(element: Element): void {
    const inline = INLINE.has(element.name);
    if (!inline) this.finishSentence();
    const around = this.level();
    const level = levelOf(element, around);
    this.levels.push(level);
    if (inline && isSet(around) && !isSet(level)) this.add(LEFT_ALONE, around);
  }

  close({ name }: Element): void {
    if (!INLINE.has(name)) this.finishSentence();
    this.levels.pop();
  }

  text(start: number, end: number): void {
    const level = this.level();
    if (!isSet(level)) return;
    const text = this.html.slice(start, end);
    this.add({ start, end, text: text.includes('&') ? decodeHTML(text) : text, flow: level.flow }, level);
  }

  end(): void {
    this.finishSentence();
  }

  private level(): Level {
    return this.levels.at(-1) ?? OUTSIDE;
  }

  /** Adds a piece to the sentence. A change of language ends the sentence. */
  private add(piece: Piece, { typesetter }: Level): void {
    if (this.typesetter !== typesetter) this.finishSentence();
    this.typesetter = typesetter;
    this.sentence.push(piece);
  }

  private finishSentence(): void {
    const { sentence, typesetter } = this;
    if (sentence.length === 0) return;
    this.sentence = [];
    this.typesetter = undefined;
    const set = typesetter?.(sentence.map(({ text }) => text)) ?? [];
    for (const [index, piece] of sentence.entries()) {
      const text = set[index] ?? piece.text;
      const escaped = escapeText(text);
      const html = piece.flow === 'none' ? escaped : withUnbrokenWords(escaped, LINE[piece.flow]);
      if (text !== piece.text || html !== escaped) this.edits.push({ start: piece.start, end: piece.end, text: html });
    }
  }
}

function isSet({ verbatim, typesetter }: Level): boolean {
  return !verbatim && typesetter !== undefined;
}

function levelOf(element: Element, outside: Level): Level {
  const flow = flowOf(element, outside);
  // Most elements change nothing and have the level of the element around them.
  const around = flow === outside.flow ? outside : { ...outside, flow };
  if (around.drawing && element.name === 'text') return { ...around, verbatim: false, drawing: false };
  if (around.verbatim) return around;
  const drawing = element.name === 'svg' && attributeOf(element, 'data-drawing') !== undefined;
  const verbatim = VERBATIM.has(element.name) || attributeOf(element, 'data-island') !== undefined;
  const lang = attributeText(element, 'lang');
  if (!verbatim && lang === undefined) return around;
  return {
    verbatim,
    drawing,
    typesetter: lang === undefined ? around.typesetter : typesetterOf(lang),
    flow: drawing ? 'none' : around.flow,
  };
}

function flowOf(element: Element, { flow }: Level): Flow {
  const { name } = element;
  if (attributeOf(element, 'data-unbroken') !== undefined) return 'none';
  if (HEADINGS.has(name)) return name === 'h1' ? 'title' : 'heading';
  if (!INLINE.has(name) && name !== 'li') return FLOWING.has(name) ? 'text' : 'none';
  // A heading is a line of words, even if it is a link.
  if ((flow === 'heading' || flow === 'title') && name !== 'li') return flow;
  const isPlain = attributeOf(element, 'class') === undefined;
  return isPlain && (name === 'li' || flow !== 'none') ? 'text' : 'none';
}

function escapeText(text: string): string {
  return !/[&<>]/.test(text) ? text : text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
