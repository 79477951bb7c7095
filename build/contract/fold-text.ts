/** Letters that Unicode takes no accent or ligature off, and one that has another form at the end of a word. */
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

/** Lower case, without accents and signs of no width, ligatures as their letters (`ﬁ`, `œ`): what people leave out when they type. */
export function foldText(text: string): string {
  return text.replace(BEYOND_ASCII, foldSigns).toLowerCase();
}

const BEYOND_ASCII = /[^\0-\x7f]+/g;

/** There are few of them in a language: what stands between two plain letters is mostly one letter with its accent. */
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

/** Whether a text says some words one after the other; both are results of `hyphenate`, so that typography is no difference. */
export function occursIn(words: string, text: string): boolean {
  return words !== '' && `-${text}-`.includes(`-${words}-`);
}

/** Plain letters, digits and hyphens: « L'IA à l'œuvre » → `l-ia-a-l-oeuvre`. */
export function hyphenate(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
