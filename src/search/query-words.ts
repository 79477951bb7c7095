import { nameTerm, readWord, stemOf, type Word, wordsOf } from './words.ts';

/** In characters. Nobody asks so much, but an address may (`?q=`). */
const LONGEST_QUERY = 200;

/**
 * Returns the words of a query. Two words that the site has as a name become that name. Two words that the site only writes as one become one: « chat
 * bot » finds « chatbot ». One word that the site only writes as two becomes two: « powerbi » finds « Power BI ».
 */
export function queryWords(query: string, stems: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  for (const word of wordsOf(joinHalves(query.slice(0, LONGEST_QUERY), stems))) {
    if (word.joined.length === 1 && !stems.has(word.joined)) continue;
    const before = words.at(-1);
    const name = before && nameTerm(before, word);
    if (before && name !== undefined && stems.has(name)) {
      words.splice(-1, 1, { parts: [...before.parts, ...word.parts], joined: name });
      continue;
    }
    const joined = before && before.joined + word.joined;
    const hasBoth = before && [before, word].every((one) => stems.has(stemOf(one.joined)));
    if (joined !== undefined && !hasBoth && stems.has(stemOf(joined))) words.splice(-1, 1, { parts: [joined], joined });
    else words.push(splitWord(word, stems) ?? word);
  }
  return words;
}

/** Joins halves of hyphenated words: « rendez vous » means « rendez-vous ». */
function joinHalves(query: string, stems: ReadonlySet<string>): string {
  const words = query.split(/\s+/);
  const isHalf = (first: string, second = '') =>
    readWord(first).parts.length > 0 &&
    readWord(second).parts.length === 0 &&
    stems.has(stemOf(readWord(first + second).joined));
  return words.map((word, index) => word + (isHalf(word, words[index + 1]) ? '-' : ' ')).join('');
}

/** Splits a word that the site lacks into two that it has. The first has at least four letters, as shorter ones begin too many words. */
function splitWord({ joined }: Word, stems: ReadonlySet<string>): Word | undefined {
  if ([...stems].some((stem) => stem.startsWith(joined) || stem === stemOf(joined))) return undefined;
  for (let end = joined.length - 2; end >= 4; end--) {
    const parts = [joined.slice(0, end), joined.slice(end)];
    if (parts.every((part) => stems.has(stemOf(part)))) return { parts, joined };
  }
  return undefined;
}
