import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { FIELDS, FREQUENT_BIT, WEIGHTS } from './search-index.ts';
import { readPostings, type Term } from './terms.ts';
import type { Word } from './words.ts';

/** As MiniSearch has them, but for `b`: of two titles with a word, the shorter one says it more clearly. */
const BM25 = { k: 1.2, b: 1, d: 0.5 };
/** Occurrences from which a term is frequent in a text. */
const FREQUENT_FROM = 3;

/** The terms that each form of a query may mean, with scores from 0 to 1. */
export type TermMatches = ReadonlyMap<string, ReadonlyMap<Term, number>>;

/** Documents that have words of a query. */
interface Ranking {
  /** Their numbers: first those that have all required words, then the others; the best first of both. */
  documents: readonly number[];
  /** The count of those that have all required words. */
  complete: number;
}

/** An optional word says this much of what a required one says. */
const OPTIONAL = 0.5;

/**
 * Ranks the documents that contain any of the words, by their score and by the share of the query that they contain; rare words count more than
 * frequent ones. `titles`: the number of words of each title, as digits of base 36, because a word says more in a short title.
 */
export function rankDocuments(
  words: readonly Word[],
  required: ReadonlySet<Word>,
  fits: TermMatches,
  titles: string,
): Ranking {
  const fitting = [...fits.values()].flatMap((terms) => [...terms]);
  const weights = new Map<string, number>();
  for (const [{ stem }, fit] of fitting) weights.set(stem, Math.max(fit, weights.get(stem) ?? 0));
  const terms = new Set(fitting.map(([term]) => term));
  const index = MiniSearch.loadJS<number>(asMiniSearch(terms, titles), { fields: [...FIELDS] });
  const search = (query: Query) =>
    index.search(query, {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: WEIGHTS,
      bm25: BM25,
      boostTerm: (stem) => weights.get(stem) ?? 1,
    });
  const documents = new Map<number, Candidate>();
  for (const word of words) {
    const results = search(queryFor(word, fits));
    const weight = required.has(word) ? 1 : OPTIONAL;
    const rarity = Math.log(1 + titles.length / results.length);
    for (const { id, score } of results) {
      const former = documents.get(id) ?? { score: 0, share: 0, missing: required.size };
      documents.set(id, {
        score: former.score + score * weight,
        share: former.share + rarity * weight,
        missing: former.missing - Number(required.has(word)),
      });
    }
  }
  const sorted = [...documents].sort(([a, one], [b, other]) => compare(one, other) || a - b);
  return {
    documents: sorted.map(([id]) => id),
    complete: sorted.filter(([, { missing }]) => missing === 0).length,
  };
}

/** A document that has a word of the query. */
interface Candidate {
  score: number;
  /** The part of the query that it has, by the rarity of the words. */
  share: number;
  /** The count of required words that it lacks. */
  missing: number;
}

/** Squares the share: a title with one frequent word must not come before a text with two rare ones. */
function compare(one: Candidate, other: Candidate): number {
  return (
    Math.sign(one.missing) - Math.sign(other.missing) || other.score * other.share ** 2 - one.score * one.share ** 2
  );
}

/** A word that is made of several is there as a whole, or in all its parts; a name as a whole, or with all its words in a title. */
function queryFor({ parts, joined }: Word, fits: TermMatches): Query {
  const any = (form: string): Query => ({
    combineWith: 'OR',
    queries: Array.from(fits.get(form)?.keys() ?? [], ({ stem }) => stem),
  });
  if (parts.length === 1 && parts[0] === joined) return any(joined);
  const within = joined.includes(' ') ? { fields: ['title'] } : {};
  return { combineWith: 'OR', queries: [any(joined), { combineWith: 'AND', queries: parts.map(any), ...within }] };
}

/** Writes terms as a serialized MiniSearch index. */
function asMiniSearch(terms: ReadonlySet<Term>, titles: string): AsPlainObject {
  const hits = new Map<number, number[]>();
  const index = Array.from(terms, ({ stem, postings }): [string, Record<string, Record<string, number>>] => {
    const fields = FIELDS.map((): Record<string, number> => ({}));
    for (const [document, places] of readPostings(postings)) {
      if (!hits.has(document)) hits.set(document, lengthsOf(titles[document]));
      for (const [id, documents] of fields.entries())
        if (places & (1 << id)) documents[document] = places & FREQUENT_BIT && id === TEXT ? FREQUENT_FROM : 1;
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

/** Returns the lengths of a document's fields. Only titles differ, as the index keeps no more terms of a long text than of a short one. */
function lengthsOf(title = '1'): number[] {
  return FIELDS.map((field) => (field === 'title' ? Number.parseInt(title, 36) : 1));
}
