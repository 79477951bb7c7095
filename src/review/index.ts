import type { ReviewRule } from '../../build/contract/review.ts';
import type { RuleName } from './rule-names.ts';
import { tics } from './tics.ts';
import { unsourcedFigures } from './unsourced-figures.ts';

/** Rules of `npm run check` for this site's texts. */
export const reviewRules: Readonly<Record<RuleName, ReviewRule>> = {
  tics,
  'chiffres-sans-source': unsourcedFigures,
};

/** Returns the rules that a file's front matter sets aside. */
export function disabledRulesIn(data: unknown): string[] {
  const { silences } = Object(data) as { silences?: readonly { regle: string }[] };
  return (silences ?? []).map(({ regle }) => regle);
}
