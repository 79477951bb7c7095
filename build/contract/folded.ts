/** Letters that Unicode takes no accent or ligature off. */
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
};

/** Lower case, without accents and signs of no width, ligatures as their letters (`ﬁ`, `œ`): what people leave out when they type. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøđðłþħŧı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Plain letters, digits and hyphens: « L'IA à l'œuvre » → `l-ia-a-l-oeuvre`. */
export function hyphenated(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
