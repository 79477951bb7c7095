import type { SearchIndex } from './search-index.ts';

/** A stem, the forms that do not simply begin with it or that continue it, and the documents that contain it. */
export interface Term {
  stem: string;
  forms: readonly string[];
  postings: string;
}

/** A document's number, and bits for the places where it has the term. */
export type Posting = readonly [document: number, places: number];

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
/** The bit of a digit that says that another one follows. */
const MORE = 32;

/**
 * Terms in order as text, one line each: a digit for the number of letters that the stem shares with the one before, then its other letters, then its
 * forms, as the letters after the stem or, after a slash, in full. Postings are in lines of their own, because both compress better separately.
 */
export function writeTerms(terms: readonly Term[]): Pick<SearchIndex, 'terms' | 'postings'> {
  const lines = terms.map(({ stem, forms }, index) => {
    const common = commonLength(terms[index - 1]?.stem ?? '', stem);
    const others = forms.map((form) => (form.startsWith(stem) ? form.slice(stem.length) : `/${form}`));
    return (DIGITS[common] ?? '') + [stem.slice(common), ...others].join();
  });
  return { terms: lines.join('\n'), postings: terms.map(({ postings }) => postings).join('\n') };
}

export function readTerms({ terms, postings }: Pick<SearchIndex, 'terms' | 'postings'>): Term[] {
  const lists = postings.split('\n');
  let before = '';
  return terms.split('\n').map((line, index) => {
    const [rest = '', ...others] = line.slice(1).split(',');
    const stem = before.slice(0, digitValue(line[0])) + rest;
    before = stem;
    const forms = others.map((other) => (other.startsWith('/') ? other.slice(1) : stem + other));
    return { stem, forms, postings: lists[index] ?? '' };
  });
}

/**
 * Postings in the order of documents, two numbers each: a digit for the fields, then the distance from the document before, five bits a digit.
 */
export function writePostings(postings: readonly number[]): string {
  let before = -1;
  const digits: (string | undefined)[] = [];
  for (let at = 0; at < postings.length; at += 2) {
    const [document = 0, places = 0] = [postings[at], postings[at + 1]];
    digits.push(DIGITS[places]);
    let step = document - before;
    for (; step >= MORE; step >>= 5) digits.push(DIGITS[(step & (MORE - 1)) | MORE]);
    digits.push(DIGITS[step]);
    before = document;
  }
  return digits.join('');
}

export function readPostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let document = -1;
  for (let at = 0; at < text.length; ) {
    const places = digitValue(text[at++]);
    for (let shift = 0, digit = MORE; digit & MORE; shift += 5) {
      digit = digitValue(text[at++]);
      document += (digit & (MORE - 1)) << shift;
    }
    postings.push([document, places]);
  }
  return postings;
}

function digitValue(digit = 'A'): number {
  return VALUES.get(digit) ?? 0;
}

/** Returns how many letters two texts share at their start, at most as many as one digit can say. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < DIGITS.length - 1 && length < one.length && one[length] === other[length]) length++;
  return length;
}
