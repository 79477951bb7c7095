import type { Wording } from '../diagnostics/finding.ts';

export const parse = {
  slowParser: (): Wording => ({
    rule: 'analyse-lente',
    message:
      "La partie compilée du paquet « satteri » n'est pas installée pour cette machine : la lecture des textes prend dix fois plus de temps.",
    hint: "Relancez « npm ci » sur cette machine, sans « --omit=optional » ; le site construit est le même d'ici là.",
  }),
};
