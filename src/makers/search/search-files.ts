import type { FilePlan } from '../../../build/contract/definition.ts';
import type { Contents, Shown } from '../../search/files.ts';
import { type Term, writeTerms } from '../../search/terms.ts';
import { wordsOf } from '../../search/words.ts';
import { makeIndex, type Searched } from './make-index.ts';

/** What search files are made of, in the order in which equal results are shown. */
export interface SearchInput {
  /** The file by which the others are found, below the output folder. */
  contents: string;
  /** The folder of the others, whose names change with what they hold. */
  folder: string;
  /** `searched.text` may be HTML. */
  documents: readonly { searched: Searched; shown: Shown }[];
}

/** Characters of a file of terms, about: a site of some dozens of pages has one. */
const TERMS_SIZE = 100_000;
/** Documents of a file of what results show. */
const SHOWN_EACH = 50;

/** The files of the search: a list of contents at an address that stays, and what it names. */
export default async function makeFiles({ contents, folder, documents }: SearchInput): Promise<FilePlan[]> {
  const parts = cut(makeIndex(documents.map(({ searched }) => ({ ...searched, text: plainText(searched.text) }))));
  const terms = await Promise.all(parts.map((part) => named(`${folder}/termes`, writeTerms(part))));
  const pages = cutEvenly(documents.map(({ shown }) => shown));
  const shown = await Promise.all(pages.map((page) => named(`${folder}/resultats`, page)));
  const list: Contents = {
    titles: documents.map(({ searched }) => Math.min(35, wordsOf(searched.title).length).toString(36)).join(''),
    terms: terms.map(({ output }, index) => ({ first: parts[index]?.[0]?.stem ?? '', file: output })),
    shown: { files: shown.map(({ output }) => output), each: SHOWN_EACH },
  };
  return [{ output: contents, contents: JSON.stringify(list) }, ...terms, ...shown];
}

/** HTML without its tags, entities and blocks of code, which nobody looks for. */
function plainText(html: string): string {
  return html.replace(/<pre[ >].*?<\/pre>|<[^>]*>|&#?\w+;/gs, ' ');
}

/** Terms in as many parts as it takes for none to be too large, but those of one term. */
function cut(terms: readonly Term[]): Term[][] {
  const parts: Term[][] = [];
  let size = TERMS_SIZE;
  for (const term of terms) {
    const length = term.stem.length + term.forms.join().length + term.postings.length;
    if (size + length > TERMS_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(term);
    size += length;
  }
  return parts;
}

function cutEvenly(shown: readonly Shown[]): Shown[][] {
  const count = Math.ceil(shown.length / SHOWN_EACH);
  return Array.from({ length: count }, (_, nth) => shown.slice(nth * SHOWN_EACH, (nth + 1) * SHOWN_EACH));
}

/** Names a file by what it holds: the first eight digits of its SHA-256. */
async function named(name: string, data: object): Promise<FilePlan> {
  const contents = JSON.stringify(data);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(contents)));
  const digits = Array.from(hash.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { output: `${name}-${digits}.json`, contents };
}
