import type { Wording } from '../diagnostics/finding.ts';

export const cache = {
  notKept: (reason: string): Wording => ({
    rule: 'cache-non-ecrit',
    message: `Ce qui vient d'être calculé n'a pas pu être gardé pour la prochaine construction. ${reason}`,
    hint: 'Le site est complet ; seule la prochaine construction sera plus lente. Ce dossier peut être supprimé sans perte.',
  }),
};
