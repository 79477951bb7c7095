import { slugOf } from '../../format/folded.ts';
import { categoryTerm, FIELDS, FREQUENT_BIT } from '../../search/search-index.ts';
import { type Posting, type Term, writePostings } from '../../search/terms.ts';
import type { DocumentTerms } from './document-terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** A document, by what was found in it. */
interface ReadDocument extends DocumentTerms {
  category: string;
}

/** A term that stands in a text this many times stands in it often. */
const MANY = 3;
const TEXT = FIELDS.indexOf('text');

/** Returns the terms of documents and of names, in order. A document's number is its place in the list. */
export function indexTerms(documents: readonly ReadDocument[]): Term[] {
  const vocabulary = new Vocabulary();
  const select = termSelection(documents.map(({ fields }) => fields[TEXT]?.stems ?? ''));
  const terms = new Map<string, Posting[]>();
  for (const [id, { fields, names, category }] of documents.entries()) {
    for (const [field, found] of fields.entries()) {
      const counts = vocabulary.count(found);
      for (const [stem, times] of field === TEXT ? select(counts) : counts)
        note(terms, stem, id, (1 << field) | (field === TEXT && times >= MANY ? FREQUENT_BIT : 0));
    }
    for (const [term, bits] of names) note(terms, term, id, bits);
    if (category) note(terms, categoryTerm(slugOf(category)), id, 0);
  }
  return Array.from(terms, ([stem, postings]): Term => {
    return { stem, forms: vocabulary.formsOf(stem), postings: writePostings(postings) };
  }).sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** Adds a document to a term's postings. Documents come by rising number. */
function note(terms: Map<string, Posting[]>, stem: string, document: number, bits: number): void {
  const postings = terms.get(stem);
  const last = postings?.at(-1);
  if (last?.[0] === document) postings?.splice(-1, 1, [document, last[1] | bits]);
  else if (postings) postings.push([document, bits]);
  else terms.set(stem, [[document, bits]]);
}

/** Number of terms that the index keeps of a text. */
const KEPT = 145;

/** Counts by term. */
type Counts = ReadonlyMap<string, number>;

/** Selects the terms of a text that are frequent in it and rare in the others. `texts`: the stems of each, with spaces between them. */
function termSelection(texts: readonly string[]): (counts: Counts) => Counts {
  const having = new Map<string, number>();
  for (const stems of texts)
    for (const term of new Set(stems.split(' '))) having.set(term, (having.get(term) ?? 0) + 1);
  // Terms that all texts have still tell them from documents without any.
  const rarities = new Map(Array.from(having, ([term, count]) => [term, Math.log(1 + texts.length / count)]));
  return (counts) => (counts.size <= KEPT ? counts : weightiest(counts, rarities));
}

/** Keeps the terms of the greatest weight; of equal ones, those that come first in the alphabet. */
function weightiest(counts: Counts, rarities: Counts): Counts {
  const terms = [...counts];
  const weights = Float64Array.from(terms, ([term, times]) => times * (rarities.get(term) ?? 0));
  const least = weights.toSorted().at(-KEPT) ?? 0;
  const kept = terms.filter((_, nth) => (weights[nth] ?? 0) > least);
  const equal = terms.filter((_, nth) => weights[nth] === least).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map([...kept, ...equal.slice(0, KEPT - kept.length)]);
}
