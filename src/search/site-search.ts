import { nearTerms } from './near-terms.ts';
import { fittingTerms, queryTerms } from './query-terms.ts';
import { queryWords, synonymTerms } from './query-words.ts';
import { type Fits, ranked } from './ranking.ts';
import { categoryTerm, type SearchIndex, type SearchResult } from './search-index.ts';
import { readPostings, readTerms, type Term } from './terms.ts';
import { formsOf, stemOf, type Word } from './words.ts';

export interface Found {
  /** Numbers of documents, best first. */
  documents: readonly number[];
  /** The stems that were looked for and are there. */
  stems: ReadonlySet<string>;
  /** Words that the site does not have, each with the stems of those that were looked for instead. */
  corrected: ReadonlyMap<string, ReadonlySet<string>>;
  /** The first documents, so many, have all words. The others have some of them. */
  complete: number;
}

interface LoadedIndex extends Pick<SearchIndex, 'titles' | 'results' | 'synonyms'> {
  terms: readonly Term[];
  /** Those of the terms, and of words that mean one of them. */
  stems: ReadonlySet<string>;
}

/** If fewer documents have all words, those with some of them follow, so that one word too many hides nothing. */
const FEW = 3;

/** Searches the site. Its index is read once, by the first call that needs it; where reading fails, the next call reads again. */
export class SiteSearch {
  private readonly read: () => Promise<SearchIndex>;
  private loading: Promise<LoadedIndex> | undefined;

  constructor(read: () => Promise<SearchIndex>) {
    this.read = read;
  }

  /** Loads the index before anything is asked. */
  async prepare(): Promise<void> {
    await this.load();
  }

  /** The documents that have all words of a query, and are of a category if one is named; where few have them all, then those with any. */
  async find(query: string, category = ''): Promise<Found> {
    const index = await this.load();
    const words = queryWords(query, index.stems);
    const { fits, corrected } = fitsOf(words, index);
    const members = category ? documentsOf(categoryTerm(category), index.terms) : undefined;
    const rankedBy = (wanted: 'all' | 'any') =>
      ranked(words, fits, index.titles, wanted).filter((document) => !members || members.has(document));
    const withAll = rankedBy('all');
    const others = withAll.length < FEW ? rankedBy('any').filter((document) => !withAll.includes(document)) : [];
    return {
      documents: [...withAll, ...others],
      stems: new Set([...fits.values()].flatMap((fitting) => Array.from(fitting.keys(), ({ stem }) => stem))),
      corrected,
      complete: withAll.length,
    };
  }

  async results(documents: readonly number[]): Promise<SearchResult[]> {
    const { results } = await this.load();
    return documents.flatMap((document) => results[document] ?? []);
  }

  private load(): Promise<LoadedIndex> {
    this.loading ??= this.read().then((index) => {
      const terms = readTerms(index);
      // A name that no document has is no more than its words.
      const synonyms = index.synonyms.flat().filter((stem) => !stem.includes(' '));
      return { ...index, terms, stems: new Set([...terms.map(({ stem }) => stem), ...synonyms]) };
    });
    this.loading.catch(() => {
      this.loading = undefined;
    });
    return this.loading;
  }
}

/** Returns the terms that each form of the words may mean: equal ones, longer ones, synonyms, and else the likeliest correction. */
function fitsOf(words: readonly Word[], { terms, synonyms }: LoadedIndex): Pick<Found, 'corrected'> & { fits: Fits } {
  const fits = new Map(
    queryTerms(words).map((one) => [
      one.form,
      new Map([...synonymTerms(one.stem, synonyms, terms), ...fittingTerms(one, terms)]),
    ]),
  );
  const corrected = new Map<string, ReadonlySet<string>>();
  for (const word of words) {
    if (formsOf(word).some((form) => fits.get(form)?.size)) continue;
    const near = nearTerms(stemOf(word.joined), terms);
    fits.set(word.joined, near);
    if (near.size > 0) corrected.set(word.joined, new Set(Array.from(near.keys(), ({ stem }) => stem)));
  }
  return { fits, corrected };
}

function documentsOf(stem: string, terms: readonly Term[]): Set<number> {
  const { postings = '' } = terms.find((term) => term.stem === stem) ?? {};
  return new Set(readPostings(postings).map(([document]) => document));
}
