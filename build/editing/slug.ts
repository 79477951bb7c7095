import { foldText } from '../contract/fold-text.ts';

/** The longest name in characters; some disks, hosts and readers cut longer ones. */
export const MAX_SLUG_LENGTH = 80;

/** Returns a slug for a title: `ou-est-l-oeuf` for « Où est l'œuf ? ». Empty without Latin letters or digits. */
export function slugFrom(title: string): string {
  const [first = '', ...others] = foldText(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return others.reduce(
    (slug, word) => (slug.length + word.length < MAX_SLUG_LENGTH ? `${slug}-${word}` : slug),
    first.slice(0, MAX_SLUG_LENGTH),
  );
}
