import { fittingTerms, queryTerms } from './query-terms.ts';
import { ranked } from './ranking.ts';
import { categoryTerm, type SearchIndex, type SearchResult } from './search-index.ts';
import { readPostings, readTerms, type Term } from './terms.ts';
import { wordsOf } from './words.ts';

/** What was found. */
export interface Found {
  /** Numbers of documents, best first. */
  documents: readonly number[];
  /** The stems that were looked for and are there. */
  stems: ReadonlySet<string>;
}

interface LoadedIndex extends Pick<SearchIndex, 'titles' | 'results'> {
  terms: readonly Term[];
}

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

  /** The documents that have all words of a query, and are of a category if one is named. */
  async find(query: string, category = ''): Promise<Found> {
    const { terms, titles } = await this.load();
    const words = wordsOf(query);
    const fits = new Map(queryTerms(words).map((one) => [one.form, fittingTerms(one, terms)]));
    const documents = ranked(words, fits, titles);
    const members = category ? documentsOf(categoryTerm(category), terms) : undefined;
    return {
      documents: members ? documents.filter((document) => members.has(document)) : documents,
      stems: new Set([...fits.values()].flatMap((fitting) => Array.from(fitting.keys(), ({ stem }) => stem))),
    };
  }

  /** What results show of these documents, in this order. */
  async results(documents: readonly number[]): Promise<SearchResult[]> {
    const { results } = await this.load();
    return documents.flatMap((document) => results[document] ?? []);
  }

  private load(): Promise<LoadedIndex> {
    this.loading ??= this.read().then((index) => ({ ...index, terms: readTerms(index) }));
    this.loading.catch(() => {
      this.loading = undefined;
    });
    return this.loading;
  }
}

function documentsOf(stem: string, terms: readonly Term[]): Set<number> {
  const { postings = '' } = terms.find((term) => term.stem === stem) ?? {};
  return new Set(readPostings(postings).map(([document]) => document));
}
