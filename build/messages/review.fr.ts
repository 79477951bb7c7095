import type { Wording } from '../diagnostics/finding.ts';

/** What is found of rules that texts set aside. */
export const review = {
  idleSilence: (rule: string): Wording => ({
    rule: 'silence-inutile',
    message: `La règle « ${rule} » ne dit rien de ce texte : il n'y a rien à faire taire.`,
    hint: 'Supprimez cet élément de la liste.',
  }),
};
