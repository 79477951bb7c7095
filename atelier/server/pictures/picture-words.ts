import { isMap, valueAt } from '../../../build/contract/editing/front-matter/field-edit.ts';
import { fieldAt, readFrontMatter } from '../../../build/contract/editing/front-matter/read.ts';
import type { Mention } from '../../../build/contract/editing/mentions.ts';
import { placesIn } from '../../../build/contract/text.ts';
import type { PictureUse } from './pictures-api.ts';

type PictureWords = Pick<PictureUse, 'alt' | 'caption'>;

/** What a text says of a picture where it names it: around it in Markdown, or beside it in a group of fields. */
export function pictureWords(text: string, mention: Mention): PictureWords {
  return wordsAround(text, mention) ?? wordsBeside(text, mention);
}

/** Characters that an alternative text may have at most for it to be found. */
const FAR = 2000;
const BEFORE = /!\[((?:[^[\]\\]|\\.|(?<!!)\[)*)\]\([ \t]*<?$/;
const AFTER = /^>?(?:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\(((?:[^()\\]|\\.)*)\)))?\s*\)/;

/** `![alternative text](address "caption")` (CommonMark 6.4). */
function wordsAround(text: string, { start, end }: Mention): PictureWords | undefined {
  const before = BEFORE.exec(text.slice(Math.max(0, start - FAR), start));
  const after = AFTER.exec(text.slice(end, end + FAR));
  if (!before || !after) return undefined;
  return worded(before[1], after[1] ?? after[2] ?? after[3]);
}

/** Fields that sites call these words by. */
const ALT_FIELDS = ['alt'];
const CAPTION_FIELDS = ['legende', 'caption'];

function wordsBeside(text: string, { start }: Mention): PictureWords {
  const { line, column } = placesIn(text)(start);
  const at = fieldAt(text, line, column);
  const read = at && readFrontMatter(text);
  if (!at || !read || 'unreadable' in read) return {};
  const group = valueAt(read.data, at.slice(0, -1));
  const textOf = (names: readonly string[]) => {
    const value = isMap(group) ? names.map((name) => group[name]).find((one) => one !== undefined) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return worded(textOf(ALT_FIELDS), textOf(CAPTION_FIELDS));
}

function worded(alt: string | undefined, caption: string | undefined): PictureWords {
  return { ...(alt && { alt }), ...(caption && { caption }) };
}
