import type { Wording } from '../../contract/diagnostic.ts';

/** Messages about texts as a whole. */
export const parse = {
  tooLong: (length: number): Wording => ({
    rule: 'texte-trop-long-a-lire',
    message: `Ce passage a plus de ${Math.floor(length / 1000)} 000 signes sans ligne vide, avec trop de deux-points ou de « & » pour être lu.`,
    hint: "Séparez ses paragraphes par des lignes vides, ou retirez les signes qui s'y répètent.",
  }),
  tooDeep: (): Wording => ({
    rule: 'imbrication-trop-profonde',
    message:
      'Trop de niveaux sont imbriqués ici (citations, listes, encadrés, crochets ou emphases les uns dans les autres).',
    hint: 'Gardez quelques niveaux au plus.',
  }),
  /** `isBreak`: true if word processors end a line or page by it. */
  hiddenCharacter: (name: string, isBreak: boolean): Wording => ({
    rule: 'caractere-invisible',
    message: `Il y a ici un caractère de commande invisible (${name}), sans doute collé d'un autre logiciel.`,
    hint: isBreak
      ? "C'est le retour à la ligne d'un traitement de texte : allez à la ligne à sa place."
      : "Supprimez-le : effacez les deux lettres qui l'entourent, puis retapez-les.",
    fix: isBreak ? '\n' : '',
  }),
};
