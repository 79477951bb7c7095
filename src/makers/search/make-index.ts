import { slugOf } from '../../format/folded.ts';
import { categoryTerm, FIELDS, type Field, OFTEN, WEIGHTS } from '../../search/files.ts';
import { type Posting, type Term, writePostings } from '../../search/terms.ts';
import { tellingTerms } from './telling.ts';
import { Vocabulary } from './vocabulary.ts';

/** What is looked for in a document, by the place where it stands. */
export type Searched = Readonly<Record<Field, string>>;

/** Documents that are kept of a term: those of which it says most. */
const KEPT = 2000;
/** A term that stands in a text this many times stands in it often. */
const MANY = 3;

/** Bits for the places of a document that have a term, by document. */
type Places = Map<number, number>;

/** The terms of documents, in order. Documents are known by their place in the list: of those that are alike, the first are kept. */
export function makeIndex(documents: readonly Searched[]): Term[] {
  const vocabulary = new Vocabulary();
  const texts = tellingTerms(documents.map(({ text }) => vocabulary.count(text)));
  const terms = new Map<string, Places>();
  for (const [id, document] of documents.entries()) {
    for (const [field, name] of FIELDS.entries()) {
      const counts = (name === 'text' && texts[id]) || vocabulary.count(document[name]);
      for (const [stem, times] of counts)
        note(terms, stem, id, (1 << field) | (name === 'text' && times >= MANY ? OFTEN : 0));
    }
    if (document.category) note(terms, categoryTerm(slugOf(document.category)), id, 0);
  }
  return Array.from(terms, ([stem, places]): Term => {
    const postings = [...(stem.startsWith('#') ? places : best(places))];
    return { stem, forms: vocabulary.formsOf(stem), postings: writePostings(postings) };
  }).sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

function note(terms: Map<string, Places>, stem: string, document: number, places: number): void {
  const known = terms.get(stem) ?? new Map<number, number>();
  known.set(document, (known.get(document) ?? 0) | places);
  terms.set(stem, known);
}

/** The documents of which a term says most, by their numbers. */
function best(places: Places): Iterable<Posting> {
  if (places.size <= KEPT) return places;
  return [...places]
    .sort(([, a], [, b]) => weightOf(b) - weightOf(a))
    .slice(0, KEPT)
    .sort(([a], [b]) => a - b);
}

function weightOf(places: number): number {
  const weights = FIELDS.map((field, id) => (places & (1 << id) ? WEIGHTS[field] : 0));
  return weights.reduce((sum, weight) => sum + weight, places & OFTEN ? 1 : 0);
}
