/** The data of the search, in one file. The number of a document is its place in `results`, from 0. */
export interface SearchIndex {
  /** For each document, how many words its title has, as a digit of base 36. */
  titles: string;
  /** Terms, and the documents that have them, as `terms.ts` writes both. */
  terms: string;
  postings: string;
  /** Groups of stems whose words readers use for one another. */
  synonyms: readonly (readonly string[])[];
  results: readonly SearchResult[];
}

export interface SearchResult {
  /** Its address, as the host serves it. */
  href: string;
  /** The type of the page: an article's category, or a word for others. */
  label: string;
  title: string;
  description: string;
}

/** The parts of a document. The place of a field in this list is the number of its bit in a posting. */
export const FIELDS = ['title', 'category', 'headings', 'description', 'text'] as const;
export type SearchField = (typeof FIELDS)[number];

/** Weights of a term by field. A title says more about a document than all other fields together. */
export const WEIGHTS: Readonly<Record<SearchField, number>> = {
  title: 30,
  category: 4,
  headings: 3,
  description: 3,
  text: 1,
};

/** The bit of a posting whose term stands in the text often. */
export const FREQUENT_BIT = 1 << FIELDS.length;

/** Returns the term that all documents of a category have. No word begins with `#`. */
export function categoryTerm(slug: string): string {
  return `#${slug}`;
}
