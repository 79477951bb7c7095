import type { Wording } from '../diagnostics/finding.ts';

export const draw = {
  failed: (path: string, kind: string, reason: string): Wording => ({
    rule: 'rendu-impossible',
    message: `La page « ${path} » ne peut pas être dessinée : ${reason}.`,
    hint: `C'est un défaut du code du site (modèle « ${kind} »), pas de votre texte.`,
  }),
};
