import { slugify } from '../../format/slug.ts';
import { categoryTerm, FIELDS, FREQUENT_BIT } from '../../search/search-index.ts';
import { type Term, writePostings } from '../../search/terms.ts';
import type { DocumentTerms } from './document-terms.ts';

/** A document, by what was found in it. */
interface ReadDocument extends DocumentTerms {
  category: string;
}

interface IndexedTerm {
  stem: string;
  /** The forms in each document, with commas between them. */
  forms: Set<string>;
  /** Number of texts that have it. */
  texts: number;
  /** Of each document the number and the bits, one after the other: pairs of so many would take six times the memory. */
  postings: number[];
}

/** A term that stands in a text this many times stands in it often. */
const MANY = 3;
const TEXT = FIELDS.indexOf('text');

/** Returns the terms of documents and of names, in order. A document's number is its place in the list. */
export function indexTerms(documents: readonly ReadDocument[]): Term[] {
  const terms = new Map<string, IndexedTerm>();
  const read = documents.map(({ fields }) => fields.map((field) => termsOf(field, terms)));
  for (const fields of read) for (const term of fields[TEXT] ?? []) term.texts++;
  for (const [id, { fields, names, category }] of documents.entries()) {
    for (const [field, found] of (read[id] ?? []).entries()) {
      const times = fields[field]?.times ?? [];
      const isKept = field === TEXT ? selection(found, times, documents.length) : () => true;
      found.forEach((term, nth) => {
        const isFrequent = field === TEXT && (times[nth] ?? 0) >= MANY;
        if (isKept(term, nth)) addPosting(term, id, (1 << field) | (isFrequent ? FREQUENT_BIT : 0));
      });
    }
    for (const [term, bits] of names) addPosting(termOf(term, terms), id, bits);
    if (category) addPosting(termOf(categoryTerm(slugify(category)), terms), id, 0);
  }
  return Array.from(terms.values())
    .filter(({ postings }) => postings.length > 0)
    .map(({ stem, forms, postings }) => ({ stem, forms: completions(forms), postings: writePostings(postings) }))
    .sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** Returns the terms of a field, and adds the forms in it to them. */
function termsOf({ stems, forms }: DocumentTerms['fields'][number], terms: Map<string, IndexedTerm>): IndexedTerm[] {
  if (stems === '') return [];
  const formsAt = forms.split(' ');
  return stems.split(' ').map((stem, nth) => {
    const term = termOf(stem, terms);
    if (formsAt[nth]) term.forms.add(formsAt[nth]);
    return term;
  });
}

function termOf(stem: string, terms: Map<string, IndexedTerm>): IndexedTerm {
  const known = terms.get(stem);
  if (known) return known;
  const term = { stem, forms: new Set<string>(), texts: 0, postings: [] };
  terms.set(stem, term);
  return term;
}

/** Adds a document to a term's postings. Documents come by rising number. */
function addPosting({ postings }: IndexedTerm, document: number, bits: number): void {
  const last = postings.length - 1;
  if (postings[last - 1] === document) postings[last] = (postings[last] ?? 0) | bits;
  else postings.push(document, bits);
}

/** Returns the forms that begin no other one. They complete a word that is still being typed. */
function completions(lists: ReadonlySet<string>): string[] {
  const forms = [...new Set([...lists].flatMap((list) => list.split(',')))].sort();
  return forms.filter((form, nth) => !forms[nth + 1]?.startsWith(form));
}

/** Number of terms that the index keeps of a text. */
const KEPT = 145;

/**
 * Selects the terms of a text that are frequent in it and rare in the others; of equal ones, the first in the alphabet. Terms of all texts count a
 * little, because documents without a text lack them.
 */
function selection(
  terms: readonly IndexedTerm[],
  times: readonly number[],
  documents: number,
): (term: IndexedTerm, nth: number) => boolean {
  if (terms.length <= KEPT) return () => true;
  const weights = new Float64Array(terms.length);
  terms.forEach(({ texts }, nth) => {
    weights[nth] = (times[nth] ?? 0) * Math.log(1 + documents / texts);
  });
  const sorted = weights.toSorted();
  const least = sorted.at(-KEPT) ?? 0;
  const equal = terms.filter((_, nth) => weights[nth] === least).sort((a, b) => (a.stem < b.stem ? -1 : 1));
  const ofEqual = new Set(equal.slice(0, KEPT - (sorted.length - sorted.lastIndexOf(least) - 1)));
  return (term, nth) => (weights[nth] ?? 0) > least || ofEqual.has(term);
}
