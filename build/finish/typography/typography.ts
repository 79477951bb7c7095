import { decodeHTML } from 'entities';
import { type Element, type PageReader, textOf } from '../read-page.ts';
import type { TextEdit } from '../text-edit.ts';
import { type Typesetter, typesetterOf } from './typesetters.ts';

/** Elements that flow with the text around them: a sentence goes through them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Elements whose text is never touched. */
const VERBATIM = new Set('code kbd samp var script style pre textarea option svg noscript template'.split(' '));
/** Stands in the sentence for an element that is left alone: the signs beside it follow a word, which no rule changes. */
const LEFT_ALONE: TextEdit = { text: 'x', start: 0, end: 0 };

/** How the text of an element is treated; what it says of language holds until a descendant says otherwise. */
interface Level {
  verbatim: boolean;
  typesetter: Typesetter | undefined;
}

/**
 * The typography of its language for every text of a page, also across inline elements (`<b>Coût</b> :`): edits to the page.
 * Left alone: code, attributes, languages that have no rules here, and islands, whose text the browser compares.
 */
export class Typography implements PageReader {
  private readonly html: string;
  private readonly edits: TextEdit[];
  private readonly levels: Level[] = [{ verbatim: false, typesetter: undefined }];
  private sentence: TextEdit[] = [];
  private typesetter: Typesetter | undefined;

  constructor(html: string, edits: TextEdit[]) {
    this.html = html;
    this.edits = edits;
  }

  open(element: Element): void {
    const inline = INLINE.has(element.name);
    if (!inline) this.finishSentence();
    const around = this.typesetterHere();
    this.levels.push(levelOf(element, this.levels.at(-1)));
    if (inline && around && !this.typesetterHere()) this.sentence.push(LEFT_ALONE);
  }

  close({ name }: Element): void {
    if (!INLINE.has(name)) this.finishSentence();
    this.levels.pop();
  }

  text(start: number, end: number): void {
    const typesetter = this.typesetterHere();
    if (!typesetter) return;
    if (this.typesetter !== typesetter && this.typesetter) this.finishSentence();
    this.typesetter = typesetter;
    const text = this.html.slice(start, end);
    this.sentence.push({ start, end, text: text.includes('&') ? decodeHTML(text) : text });
  }

  end(): void {
    this.finishSentence();
  }

  private typesetterHere(): Typesetter | undefined {
    const level = this.levels.at(-1);
    return level?.verbatim ? undefined : level?.typesetter;
  }

  private finishSentence(): void {
    const { sentence, typesetter } = this;
    if (sentence.length === 0) return;
    this.sentence = [];
    this.typesetter = undefined;
    const set = typesetter?.(sentence.map(({ text }) => text));
    for (const [index, text] of set?.entries() ?? []) {
      const piece = sentence[index];
      if (piece && text !== piece.text) this.edits.push({ ...piece, text: escapeText(text) });
    }
  }
}

function levelOf({ name, attributes }: Element, around: Level | undefined): Level {
  const lang = attributes.find((attribute) => attribute.name === 'lang');
  const isLeftAlone = VERBATIM.has(name) || attributes.some((attribute) => attribute.name === 'data-island');
  return {
    verbatim: isLeftAlone || (around?.verbatim ?? false),
    typesetter: lang ? typesetterOf(textOf(lang)) : around?.typesetter,
  };
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
