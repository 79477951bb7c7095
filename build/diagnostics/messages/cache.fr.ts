import type { Wording } from '../../contract/diagnostic.ts';

export const cache = {
  notKept: (reason: string): Wording => ({
    rule: 'cache-non-ecrit',
    message: `Ce qui vient d'être calculé n'a pas pu être gardé pour la prochaine fois. ${reason}`,
    hint: 'Le site est complet ; il sera seulement plus lent à refaire. Ce dossier peut être supprimé sans perte.',
  }),
  lost: (path: string) =>
    `« ${path} » a été fait, et n'est plus là où il était gardé : le dossier .cache/ a été vidé, abîmé, ou son disque est plein. Supprimez-le, puis recommencez.`,
};
