import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { FIELDS, OFTEN, WEIGHTS } from './search-index.ts';
import { readPostings, type Term } from './terms.ts';
import type { Word } from './words.ts';

/** As MiniSearch has them, but for `b`: of two titles with a word, the shorter one says it more clearly. */
const BM25 = { k: 1.2, b: 1, d: 0.5 };
/** Occurrences from which a term is frequent in a text. */
const TIMES = 3;

/** The terms that each form may mean, with how well they do, from 0 to 1. */
export type Fits = ReadonlyMap<string, ReadonlyMap<Term, number>>;

/**
 * Numbers of the documents that have all words, or any of them, best first. A word that is made of several is there as a whole, or in all its
 * parts; a name as a whole, or with all its words in a title. `titles`: how many words each document's title has, as digits of base 36: one that says little else says more.
 */
export function ranked(words: readonly Word[], fits: Fits, titles: string, wanted: 'all' | 'any'): number[] {
  const fitting = [...fits.values()].flatMap((terms) => [...terms]);
  const weights = new Map<string, number>();
  for (const [{ stem }, fit] of fitting) weights.set(stem, Math.max(fit, weights.get(stem) ?? 0));
  const terms = new Set(fitting.map(([term]) => term));
  const index = MiniSearch.loadJS<number>(asMiniSearch(terms, titles), { fields: [...FIELDS] });
  const results = index.search(queryFor(words, fits, wanted), {
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boost: WEIGHTS,
    bm25: BM25,
    boostTerm: (stem) => weights.get(stem) ?? 1,
  });
  return results.map(({ id }) => id);
}

function queryFor(words: readonly Word[], fits: Fits, wanted: 'all' | 'any'): Query {
  const any = (form: string): Query => ({
    combineWith: 'OR',
    queries: Array.from(fits.get(form)?.keys() ?? [], ({ stem }) => stem),
  });
  const queries = words.map(({ parts, joined }): Query => {
    if (parts.length === 1 && parts[0] === joined) return any(joined);
    const within = joined.includes(' ') ? { fields: ['title'] } : {};
    return { combineWith: 'OR', queries: [any(joined), { combineWith: 'AND', queries: parts.map(any), ...within }] };
  });
  return { combineWith: wanted === 'all' ? 'AND' : 'OR', queries };
}

/** Terms as MiniSearch would have written an index of them alone. */
function asMiniSearch(terms: ReadonlySet<Term>, titles: string): AsPlainObject {
  const hits = new Map<number, number[]>();
  const index = Array.from(terms, ({ stem, postings }): [string, Record<string, Record<string, number>>] => {
    const fields = FIELDS.map((): Record<string, number> => ({}));
    for (const [document, places] of readPostings(postings)) {
      if (!hits.has(document)) hits.set(document, lengthsOf(titles[document]));
      for (const [id, documents] of fields.entries())
        if (places & (1 << id)) documents[document] = places & OFTEN && id === TEXT ? TIMES : 1;
    }
    return [stem, Object.fromEntries(fields.entries())];
  });
  const lengths = Array.from(titles, (digit) => Number.parseInt(digit, 36));
  const averageTitle = lengths.reduce((sum, length) => sum + length, 0) / titles.length;
  return {
    documentCount: titles.length,
    nextId: titles.length,
    documentIds: Object.fromEntries(Array.from(hits.keys(), (document) => [document, document])),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(hits),
    averageFieldLength: FIELDS.map((field) => (field === 'title' ? averageTitle : 1)),
    storedFields: {},
    index,
    serializationVersion: 2,
  };
}

const TEXT = FIELDS.indexOf('text');

/** Lengths of a document's fields. But for titles they are all the same: of a long text no more terms are kept than of a short one. */
function lengthsOf(title = '1'): number[] {
  return FIELDS.map((field) => (field === 'title' ? Number.parseInt(title, 36) : 1));
}
