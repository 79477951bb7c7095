import { foldText } from '../../../build/contract/fold-text.ts';
import { FIELDS, type SearchField } from '../../search/search-index.ts';
import { formsOf, nameTerm, readWord, stemOf, wordsOf, writtenWords } from '../../search/words.ts';

/**
 * The searched texts of a document, by field. `text` is a list of parts, which may be HTML. They are not joined, because the texts of all documents
 * would then be in memory twice.
 */
export interface SearchedTexts extends Readonly<Record<Exclude<SearchField, 'text'>, string>> {
  readonly text: readonly string[];
}

/** The terms of a document, as plain data. */
export interface DocumentTerms {
  /** The stems of each field, separated by spaces; for each stem, the forms that do not begin it, separated by commas; and its count. */
  fields: readonly { stems: string; forms: string; times: readonly number[] }[];
  /** The terms of names in it, each with the bits of the fields. */
  names: readonly [term: string, bits: number][];
}

/** Returns a function that reads documents. Its result may be cached by the document's text. */
export function documentReader(names: readonly Name[]): (document: SearchedTexts) => DocumentTerms {
  const vocabulary = new Map<string, WrittenWord>();
  return (document) => {
    const texts = FIELDS.map((name) => (name === 'text' ? document.text.map(plainText).join('\n') : document[name]));
    const plain = texts.map(foldText);
    return {
      fields: texts.map((text) => countStems(text, vocabulary)),
      names: names.flatMap(({ term, isIn }): [string, number][] => {
        const bits = plain.reduce((sum, text, field) => (isIn(text) ? sum | (1 << field) : sum), 0);
        return bits === 0 ? [] : [[term, bits]];
      }),
    };
  };
}

/** Leaves out the tags, entities and blocks of code of HTML: readers do not search for them. */
function plainText(html: string): string {
  return html.replace(/<pre[ >].*?(?:<\/pre>|$)|<[^>]*(?:>|$)|&#?\w+;/gs, ' ');
}

/** A word as texts write it, and how often it stands in the one that is being read. */
interface WrittenWord {
  forms: readonly { form: string; stem: string }[];
  times: number;
}

/** Counts the stems of a text. `vocabulary`: the words of all texts, each of which is read once. */
function countStems(text: string, vocabulary: Map<string, WrittenWord>): DocumentTerms['fields'][number] {
  const found: WrittenWord[] = [];
  for (const written of writtenWords(text)) {
    let word = vocabulary.get(written);
    if (!word) {
      word = { forms: formsOf(readWord(written)).map((form) => ({ form, stem: stemOf(form) })), times: 0 };
      vocabulary.set(written, word);
    }
    if (word.times++ === 0) found.push(word);
  }
  const counts = new Map<string, { forms: Set<string>; times: number }>();
  for (const word of found) {
    for (const { form, stem } of word.forms) {
      const { forms, times } = counts.get(stem) ?? { forms: new Set(), times: 0 };
      counts.set(stem, { forms: stem.startsWith(form) ? forms : forms.add(form), times: times + word.times });
    }
    word.times = 0;
  }
  const counted = [...counts.values()];
  return {
    stems: [...counts.keys()].join(' '),
    forms: counted.map(({ forms }) => [...forms].join()).join(' '),
    times: counted.map(({ times }) => times),
  };
}

/** A name of two words that writers list among words for one another. */
export interface Name {
  term: string;
  /** Of a folded text. */
  isIn: (text: string) => boolean;
}

/** Finds the names of two words in lists of synonyms: « AI Act » means what neither of its words does. */
export function namesIn(lists: readonly string[]): ReadonlyMap<string, Name> {
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()));
  return new Map(
    names.flatMap((name): [string, Name][] => {
      const [first, second, third] = wordsOf(name);
      if (!first || !second || third) return [];
      const words = foldText(name).match(/[a-z\d]+/g) ?? [];
      const pattern = new RegExp(`(?<![a-z\\d])${words.map(formsOfWord).join('[^a-z\\d]{1,3}')}(?![a-z\\d])`);
      return [[name, { term: nameTerm(first, second), isIn: (text) => pattern.test(text) }]];
    }),
  );
}

/** A short stem begins other words: « act » is none of « activé ». */
const SHORTEST_STEM = 5;

function formsOfWord(word: string): string {
  const stem = stemOf(word);
  return stem.length < SHORTEST_STEM || !word.startsWith(stem) ? `${word}[sx]?` : `${stem}[a-z]*`;
}
