import type { Wording } from '../diagnostics/finding.ts';

export const plan = {
  pathTaken: (path: string, owner: string): Wording => ({
    rule: 'adresse-en-double',
    message: `L'adresse « ${path} » est déjà celle de ${owner}.`,
    hint: "Renommez l'un des deux fichiers.",
  }),
};
