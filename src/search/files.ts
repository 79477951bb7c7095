/** Where the search begins: what other files there are, as addresses from its own. It keeps its name, as pages know it by that. */
export interface Contents {
  /** For each document, how many words its title has, as a digit of base 36. Documents are known by their place here, from 0. */
  titles: string;
  /** Files of terms, in order, each with its first one. */
  terms: readonly { first: string; file: string }[];
  /** Files of what results show, each of so many documents, in order. */
  shown: { files: readonly string[]; each: number };
}

/** Terms with the documents that have them, as `terms.ts` writes both. */
export interface TermsFile {
  terms: string;
  postings: string;
}

/** What a result shows of a document. */
export interface Shown {
  /** Its address, as the host serves it. */
  href: string;
  /** What sort of page it is: an article's category, or a word for others. */
  label: string;
  title: string;
  description: string;
}

/** Where a term stands in a document, the most telling place first: a place's number is its bit in a posting. */
export const FIELDS = ['title', 'category', 'headings', 'description', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How much a place says of what a document is about. A title says more than all others together. */
export const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 30,
  category: 4,
  headings: 3,
  description: 3,
  text: 1,
};

/** The bit of a term that stands in a text often. */
export const OFTEN = 1 << FIELDS.length;

/** The term of all documents of a category. No word is like it. */
export function categoryTerm(slug: string): string {
  return `#${slug}`;
}
