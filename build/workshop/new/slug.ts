/** What files, and by them addresses of pages, may be called. */
export const CLEAN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longer names are cut by some disks, hosts and readers. */
export const LONGEST_SLUG = 80;

/** A title as a file's name: '« Où est l'œuf ? »' → 'ou-est-l-oeuf'. Empty where it has neither letters nor digits of ours. */
export function slugFrom(title: string): string {
  const words = title
    .replace(/\p{L}/gu, (letter) => LIGATURES[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return withinLength(words);
}

/** Letters that no accent is taken off. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

function withinLength([first = '', ...others]: readonly string[]): string {
  return others.reduce(
    (slug, word) => (slug.length + word.length < LONGEST_SLUG ? `${slug}-${word}` : slug),
    first.slice(0, LONGEST_SLUG),
  );
}
