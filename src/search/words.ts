import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { foldText } from '../../build/contract/fold-text.ts';

/** The folded forms under which a word is looked up: « idée » is 'idee'; 'No-Code' is 'no' and 'code' together, or 'nocode'. */
export interface Word {
  parts: readonly string[];
  joined: string;
}

/** A word of a text with its place. */
export interface PlacedWord extends Word {
  start: number;
  end: number;
}

const HYPHEN = /[-\u2010\u2011]/;
/**
 * Matches words, hyphenated ones in one piece, and names such as « C++ » and « C# ». An apostrophe ends a word: « l'automatisation » is two words, of
 * which the second is searched.
 */
const WORD =
  /(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|(?!\p{L}['’])[\p{L}\p{M}\p{N}\p{Cf}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}\p{Cf}]+)*/gu;

/** Returns the words of a text that tell something of its subject. */
export function wordsOf(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    ...readWord(word),
  })).filter(({ parts }) => parts.length > 0);
}

/** Returns the words of a text as it writes them. */
export function writtenWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Returns the telling parts of a word, and their joined form. */
export function formsOf({ parts, joined }: Word): string[] {
  return parts.length > 0 ? [...new Set([...parts, joined])] : [];
}

export function readWord(word: string): Word {
  const parts = foldText(word).split(HYPHEN);
  const joined = parts.join('');
  return { parts: isName(joined) ? [joined] : parts.filter(isSearched), joined };
}

/** « AI », too, is what somebody has; « qui êtes-vous » and « qui sommes-nous » say nothing else. */
const TELLING = ['ai', 'etes', 'sommes'];
/** « comment » begins questions, whatever they ask. */
const STOP_WORDS = new Set([...stopwords.map(foldText).filter((word) => !TELLING.includes(word)), 'comment']);

/** Tells if a word of one letter is a name, as of the language R: nearly all but French words are. */
function isName(word: string): boolean {
  return /^[b-nq-xz]$/.test(word);
}

function isSearched(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word);
}

/** Returns the term of a name of two words, such as « AI Act »: the stem of each word. No word contains a space. */
export function nameTerm(first: Word, second: Word): string {
  return `${stemOf(first.joined)} ${stemOf(second.joined)}`;
}

/**
 * Returns the stem of a folded French word (Snowball). Some endings are known by their accents, which readers leave out: « première » and « premiere
 * » have one stem here. The term of a name stays as it is.
 */
export function stemOf(form: string): string {
  if (form.includes(' ')) return form;
  return stemmer(form.replace(/iere(s?)$/, 'ier$1').replace(/ee(s?)$/, 'e$1'));
}
