import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { typeset } from './typeset.ts';

/** Elements that flow with the text around them: a sentence goes through them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite data del dfn em font i ins mark q s small span strong sub sup time u'.split(' '),
);
/** Elements whose text is no French prose, yet stands inside a sentence. */
const OPAQUE = new Set('code kbd samp var'.split(' '));
/** Elements whose text is never touched. */
const VERBATIM = new Set('script style pre textarea option svg noscript template'.split(' '));

/**
 * French typography for every text of a finished page, also across inline elements (`<b>Coût</b> :`).
 * Left alone: code, attributes, text in another language (`lang`), and islands, whose text the browser compares.
 */
export function withTypography(html: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  let run: { start: number; end: number; text: string }[] = [];
  let verbatim = 0;
  const stack: boolean[] = [];

  const flush = () => {
    const before = run.map(({ text }) => text);
    typeset(before).forEach((text, index) => {
      const piece = run[index];
      if (piece && piece.start >= 0 && text !== piece.text) edits.push({ ...piece, text: escapeText(text) });
    });
    run = [];
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!INLINE.has(name) && !OPAQUE.has(name)) flush();
        const off = VERBATIM.has(name) || OPAQUE.has(name) || 'data-island' in attributes || isForeign(attributes.lang);
        if (off && verbatim === 0 && OPAQUE.has(name)) run.push({ start: -1, end: -1, text: 'x' });
        stack.push(off);
        if (off) verbatim++;
      },
      onclosetag(name) {
        if (!INLINE.has(name) && !OPAQUE.has(name)) flush();
        if (stack.pop()) verbatim--;
      },
      ontext() {
        if (verbatim > 0) return;
        const start = parser.startIndex;
        const end = parser.endIndex + 1;
        run.push({ start, end, text: decodeHTML(html.slice(start, end)) });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  flush();
  return splice(html, edits);
}

function isForeign(lang: string | undefined): boolean {
  return lang !== undefined && !/^fr\b/i.test(lang);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function splice(html: string, edits: readonly { start: number; end: number; text: string }[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits) {
    pieces.push(html.slice(at, start), text);
    at = end;
  }
  return pieces.join('') + html.slice(at);
}
