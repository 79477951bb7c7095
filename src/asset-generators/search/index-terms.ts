import { folded } from '../../../build/contract/folded.ts';
import { slugOf } from '../../format/folded.ts';
import { categoryTerm, FIELDS, type Field, OFTEN } from '../../search/search-index.ts';
import { type Term, writePostings } from '../../search/terms.ts';
import type { Name } from './names.ts';
import { selectTerms } from './term-selection.ts';
import { Vocabulary } from './vocabulary.ts';

/** What is looked for in a document, by field. Its text is in parts, which may be HTML: joined, those of all documents would be held once more. */
export interface SearchedTexts extends Readonly<Record<Exclude<Field, 'text'>, string>> {
  readonly text: readonly string[];
}

/** A term that stands in a text this many times stands in it often. */
const MANY = 3;

/** The bits of a posting, by document. */
type Postings = Map<number, number>;

/** The terms of documents, in order, those of names among them. Documents are known by their place in the list. */
export function indexTerms(documents: readonly SearchedTexts[], names: ReadonlyMap<string, Name>): Term[] {
  const vocabulary = new Vocabulary();
  const texts = selectTerms(documents.map(({ text }) => vocabulary.count(text.map(plainText).join('\n'))));
  const terms = new Map<string, Postings>();
  for (const [id, document] of documents.entries()) {
    for (const [field, name] of FIELDS.entries()) {
      const counts = name === 'text' ? texts[id] : vocabulary.count(document[name]);
      for (const [stem, times] of counts ?? [])
        note(terms, stem, id, (1 << field) | (name === 'text' && times >= MANY ? OFTEN : 0));
    }
    for (const [field, name] of FIELDS.entries()) {
      const text = folded(name === 'text' ? document.text.map(plainText).join('\n') : document[name]);
      for (const { term, isIn } of names.values()) if (isIn(text)) note(terms, term, id, 1 << field);
    }
    if (document.category) note(terms, categoryTerm(slugOf(document.category)), id, 0);
  }
  return Array.from(terms, ([stem, postings]): Term => {
    return { stem, forms: vocabulary.formsOf(stem), postings: writePostings([...postings]) };
  }).sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** HTML without its tags, entities and blocks of code, which nobody looks for. */
function plainText(html: string): string {
  return html.replace(/<pre[ >].*?(?:<\/pre>|$)|<[^>]*(?:>|$)|&#?\w+;/gs, ' ');
}

function note(terms: Map<string, Postings>, stem: string, document: number, bits: number): void {
  const known = terms.get(stem) ?? new Map<number, number>();
  known.set(document, (known.get(document) ?? 0) | bits);
  terms.set(stem, known);
}
