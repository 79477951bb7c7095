import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { type TextEdit, withEdits } from './text-edit.ts';
import { typeset } from './typeset.ts';

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
  french: boolean;
}

/**
 * French typography for every text of a finished page, also across inline elements (`<b>Coût</b> :`).
 * Left alone: code, attributes, text in another language (`lang`), and islands, whose text the browser compares.
 */
export function withTypography(html: string): string {
  const edits: TextEdit[] = [];
  const levels: Level[] = [];
  let sentence: TextEdit[] = [];

  const finishSentence = () => {
    const set = typeset(sentence.map(({ text }) => text));
    for (const [index, piece] of sentence.entries()) {
      const text = set[index] ?? '';
      if (text !== piece.text) edits.push({ ...piece, text: escapeText(text) });
    }
    sentence = [];
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!INLINE.has(name)) finishSentence();
        const around = levels.at(-1);
        const level = levelOf(name, attributes, around);
        if (INLINE.has(name) && isSet(around) && !isSet(level)) sentence.push(LEFT_ALONE);
        levels.push(level);
      },
      onclosetag(name) {
        if (!INLINE.has(name)) finishSentence();
        levels.pop();
      },
      ontext() {
        if (!isSet(levels.at(-1))) return;
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        sentence.push({ start, end, text: decodeHTML(html.slice(start, end)) });
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  finishSentence();
  return withEdits(html, edits);
}

function levelOf(name: string, { lang, ...attributes }: Record<string, string>, around: Level | undefined): Level {
  return {
    verbatim: around?.verbatim || VERBATIM.has(name) || 'data-island' in attributes,
    french: lang === undefined ? (around?.french ?? true) : /^fr\b/i.test(lang),
  };
}

function isSet(level: Level | undefined): boolean {
  return !level || (level.french && !level.verbatim);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
