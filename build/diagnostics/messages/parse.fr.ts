import type { Wording } from '../../contract/diagnostic.ts';

/** Of texts as a whole, and of what reads them. */
export const parse = {
  tooSlow: (): Wording => ({
    rule: 'texte-trop-long-a-lire',
    message: "La lecture de ce texte n'avance plus, sans doute à cause des signes qui s'accumulent ici.",
    hint: 'Retirez les signes en trop (crochets, astérisques, chevrons, listes imbriquées…), ou montrez-les dans un bloc de code.',
  }),
  tooDeep: (): Wording => ({
    rule: 'imbrication-trop-profonde',
    message:
      'Trop de niveaux sont imbriqués ici (citations, listes, encadrés, crochets ou emphases les uns dans les autres).',
    hint: 'Gardez quelques niveaux au plus.',
  }),
  /** `isBreak`: word processors mean the end of a line or of a page by it. */
  hiddenCharacter: (name: string, isBreak: boolean): Wording => ({
    rule: 'caractere-invisible',
    message: `Il y a ici un caractère de commande invisible (${name}), sans doute collé d'un autre logiciel.`,
    hint: isBreak
      ? "C'est le retour à la ligne d'un traitement de texte : allez à la ligne à sa place."
      : "Supprimez-le : effacez les deux lettres qui l'entourent, puis retapez-les.",
    fix: isBreak ? '\n' : '',
  }),
};
