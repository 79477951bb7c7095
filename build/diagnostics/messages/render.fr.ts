import type { Wording } from '../diagnostic.ts';

interface Cause {
  component?: string;
  file?: string;
  reason: string;
  /** How many other pages fail for it. */
  others: number;
}

export const render = {
  failed: (
    { path, contentType }: { path: string; contentType: string },
    { component, file, reason, others }: Cause,
  ): Wording => ({
    rule: 'rendu-impossible',
    message: `La page « ${path} » ne peut pas être dessinée${alike(others)} : ${reason.replace(/\.$/, '')}.`,
    hint:
      component === undefined
        ? `C'est un défaut du code du site (modèle « ${contentType} »), pas de votre texte.`
        : `C'est un défaut du code du site, pas de votre texte : le composant « ${component} », dans ${file}.`,
  }),
};

function alike(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ', ni une autre' : `, ni ${others} autres`;
}
