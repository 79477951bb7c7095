/** Letters that NFKD does not decompose, and the final sigma, with their plain forms. */
const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

/** Returns a text in lower case, without accents, zero-width characters and ligatures. */
export function foldText(text: string): string {
  return text.replace(BEYOND_ASCII, foldSigns).toLowerCase();
}

const BEYOND_ASCII = /[^\0-\x7f]+/g;

/** Cache for short runs of letters with accents, of which a language has few. */
const forms = new Map<string, string>();
const [MAX_CACHED_LENGTH, MAX_CACHED_FORMS] = [4, 10_000];

function foldSigns(signs: string): string {
  const former = forms.get(signs);
  if (former !== undefined) return former;
  const plain = signs
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøđðłþħŧıς]/g, (letter) => PLAIN[letter] ?? letter);
  if (signs.length <= MAX_CACHED_LENGTH && forms.size < MAX_CACHED_FORMS) forms.set(signs, plain);
  return plain;
}

/** Tells whether a text contains the words in a row. Both arguments are results of `hyphenate`. */
export function occursIn(words: string, text: string): boolean {
  return words !== '' && `-${text}-`.includes(`-${words}-`);
}

/** Reduces a text to plain letters, digits and hyphens: « L'IA à l'œuvre » → `l-ia-a-l-oeuvre`. */
export function hyphenate(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
