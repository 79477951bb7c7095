import { matchingTerms, nearTerms, queryTerms, synonymTerms } from './query-terms.ts';
import { queryWords } from './query-words.ts';
import { rankDocuments, type TermMatches } from './ranking.ts';
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
  /** Required words that the site does not have, and that no other was taken for. */
  absent: ReadonlySet<string>;
  /** The first documents, so many, have all required words. The others have some of them. */
  complete: number;
}

interface LoadedIndex extends Pick<SearchIndex, 'titles' | 'results' | 'synonyms'> {
  terms: readonly Term[];
  /** Those of the terms, and of words that mean one of them. */
  stems: ReadonlySet<string>;
}

/** If fewer documents have all required words, those with some of them follow, so that one word too many hides nothing. */
const ENOUGH_RESULTS = 3;

/** Searches the site. The first call that needs the index reads it; if that fails, the next call tries again. */
export class SiteSearch {
  private readonly read: () => Promise<SearchIndex>;
  private loading: Promise<LoadedIndex> | undefined;

  constructor(read: () => Promise<SearchIndex>) {
    this.read = read;
  }

  /** Finds the documents, of one category or all, that contain the required words of a query. If there are few, documents with any of the words follow. */
  async find(query: string, category = ''): Promise<Found> {
    const index = await this.load();
    const words = queryWords(query, index.stems);
    const required = requiredWords(words);
    const { fits, corrected, absent } = fitsOf(words, index);
    const members = category ? documentsOf(categoryTerm(category), index.terms) : undefined;
    const ranking = rankDocuments(words, required, fits, index.titles);
    const isMember = (document: number) => !members || members.has(document);
    const complete = ranking.documents.slice(0, ranking.complete).filter(isMember);
    const others = complete.length < ENOUGH_RESULTS ? ranking.documents.slice(ranking.complete).filter(isMember) : [];
    return {
      documents: [...complete, ...others],
      stems: new Set([...fits.values()].flatMap((fitting) => Array.from(fitting.keys(), ({ stem }) => stem))),
      corrected,
      absent: new Set(Array.from(required, ({ joined }) => joined).filter((word) => absent.has(word))),
      complete: complete.length,
    };
  }

  async results(documents: readonly number[]): Promise<SearchResult[]> {
    const { results } = await this.load();
    return documents.flatMap((document) => results[document] ?? []);
  }

  /** Loads the index, as anything that is asked does. */
  load(): Promise<LoadedIndex> {
    this.loading ??= this.read().then((index) => {
      const terms = readTerms(index);
      const stems = new Set(terms.map(({ stem }) => stem));
      // A name that no document has, by any of its synonyms, is no more than its words.
      const known = index.synonyms.filter((group) => group.some((stem) => stems.has(stem))).flat();
      const synonyms = index.synonyms.flat().filter((stem) => !stem.includes(' '));
      return { ...index, terms, stems: new Set([...stems, ...known, ...synonyms]) };
    });
    this.loading.catch(() => {
      this.loading = undefined;
    });
    return this.loading;
  }
}

/** Returns the terms that each form of the words may mean: equal ones, longer ones, synonyms, and else the likeliest correction. */
function fitsOf(
  words: readonly Word[],
  { terms, synonyms }: LoadedIndex,
): Pick<Found, 'corrected' | 'absent'> & { fits: TermMatches } {
  const own = new Map(queryTerms(words).map((one) => [one.form, matchingTerms(one, terms)]));
  const fits = new Map(
    Array.from(own, ([form, fitting]) => [form, new Map([...synonymTerms(stemOf(form), synonyms, terms), ...fitting])]),
  );
  const corrected = new Map<string, ReadonlySet<string>>();
  const absent = new Set<string>();
  for (const word of words) {
    if (formsOf(word).some((form) => own.get(form)?.size)) continue;
    if (formsOf(word).some((form) => fits.get(form)?.size)) {
      absent.add(word.joined);
      continue;
    }
    const near = nearTerms(stemOf(word.joined), terms);
    fits.set(word.joined, near);
    if (near.size > 0) corrected.set(word.joined, new Set(Array.from(near.keys(), ({ stem }) => stem)));
    else absent.add(word.joined);
  }
  return { fits, corrected, absent };
}

function documentsOf(stem: string, terms: readonly Term[]): Set<number> {
  const { postings = '' } = terms.find((term) => term.stem === stem) ?? {};
  return new Set(readPostings(postings).map(([document]) => document));
}

/**
 * Returns the words that a page must contain to answer a query. Years, verbs and letters that may be articles are not required beside other words; a
 * query of only such words requires them all.
 */
function requiredWords(words: readonly Word[]): ReadonlySet<Word> {
  const required = words.filter(({ joined }) => !ELIDED.test(joined) && !YEAR.test(joined) && !isVerb(joined));
  return new Set(required.length > 0 ? required : words);
}

/** Typed without its apostrophe: « l automatisation ». */
const ELIDED = /^[cdjl-nst]$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Most ends of infinitives, and those that end otherwise; « -ier » and « -ir » end more nouns than verbs. */
const VERB = /(?:[^i]er|fier|blier|copier|uire|crire|[aeo]ndre|mettre|tenir|venir|cevoir)$/;
const OTHER_VERB = /^(?:avoir|choisir|faire|fournir|lire|perdre|relier|remplir|saisir|savoir|suivre|trier|voir)$/;
const NOUN = /^(?:avenir|designer|etranger|hiver|looker|loyer|manager|power|scanner|souvenir)$/;

/** Tells infinitives of folded words. */
function isVerb(word: string): boolean {
  return OTHER_VERB.test(word) || (VERB.test(word) && !NOUN.test(word));
}
