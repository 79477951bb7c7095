import type { Wording } from '../diagnostics/finding.ts';

export const bundle = {
  codeError: (message: string): Wording => ({
    rule: 'code',
    message,
    hint: "C'est un défaut du code du site, pas d'un texte.",
  }),
  missingExport: (entry: string, name: string) => `${entry} n'exporte pas « ${name} ».`,
  uselessPatch: (name: string) => `La retouche « ${name} » ne change plus rien : le paquet a changé, adaptez-la.`,
  moduleFailed: (reason: string) => `Un module ne se charge pas : ${reason}.`,
};
