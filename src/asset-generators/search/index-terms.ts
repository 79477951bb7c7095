import { slugOf } from '../../format/folded.ts';
import { categoryTerm, FIELDS, FREQUENT_BIT } from '../../search/search-index.ts';
import { type Posting, type Term, writePostings } from '../../search/terms.ts';
import type { DocumentTerms } from './document-terms.ts';
import { termSelection } from './term-selection.ts';
import { Vocabulary } from './vocabulary.ts';

/** A document, by what was found in it. */
interface ReadDocument extends DocumentTerms {
  category: string;
}

/** A term that stands in a text this many times stands in it often. */
const MANY = 3;
const TEXT = FIELDS.indexOf('text');
const NOTHING = { forms: '', stems: '', times: [] };

/** The terms of documents, in order, those of names among them. Documents are known by their place in the list. */
export function indexTerms(documents: readonly ReadDocument[]): Term[] {
  const vocabulary = new Vocabulary();
  const select = termSelection(
    documents.map(
      ({ fields }) =>
        () =>
          vocabulary.count(fields[TEXT] ?? NOTHING),
    ),
  );
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

/** Documents are noted by rising number. */
function note(terms: Map<string, Posting[]>, stem: string, document: number, bits: number): void {
  const postings = terms.get(stem);
  const last = postings?.at(-1);
  if (last?.[0] === document) postings?.splice(-1, 1, [document, last[1] | bits]);
  else if (postings) postings.push([document, bits]);
  else terms.set(stem, [[document, bits]]);
}
