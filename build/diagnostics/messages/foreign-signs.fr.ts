import type { Wording } from '../diagnostic.ts';

/** Signs that have a meaning in other programs, and none here. */
export const foreignSigns = {
  contents: (): Wording =>
    shown('Cette ligne', "Supprimez-la : une page longue montre sa table des matières d'elle-même."),
  abbreviation: (short: string, long: string): Wording =>
    shown(
      `« *[${short}]: »`,
      `Supprimez cette ligne, et expliquez l'abréviation là où elle vient d'abord : « ${long || 'ses mots en entier'} (${short}) ».`,
    ),
  embed: (spelling: string, inner: string): Wording =>
    shown(`« ${spelling} »`, `Écrivez « ![ce que montre l'image](${withoutTitle(inner).trim()}) ».`),
  wikiLink: (spelling: string, inner: string): Wording =>
    shown(
      `« ${spelling} »`,
      `Écrivez le lien en entier, avec l'adresse de la page : « [${inner.split('|').at(-1)?.trim()}](/adresse-de-la-page) ».`,
    ),
  callOut: (spelling: string, openings: readonly string[]): Wording =>
    shown(
      `« ${spelling} »`,
      `Pour un encadré, écrivez ${openings.join(', ')} seul sur une ligne, puis le texte, puis « ::: » seul sur une ligne.`,
    ),
  highlight: (spelling: string, inner: string): Wording => ({
    ...shown(`« ${spelling} »`, `Écrivez « **${inner}** » pour le mettre en gras.`),
    fix: `**${inner}**`,
  }),
  noteInLine: (spelling: string, inner: string): Wording =>
    shown(`« ${spelling} »`, `Écrivez « [^1] » à cet endroit, et plus bas, sur une ligne à part : « [^1]: ${inner} ».`),
  comment: (spelling: string, inner: string): Wording => ({
    ...shown(`« ${spelling} »`, `Pour un commentaire que personne ne verra, écrivez « <!-- ${inner} --> ».`),
    fix: `<!-- ${inner} -->`,
  }),
  attributes: (spelling: string): Wording =>
    shown(`« ${spelling} »`, "Supprimez-le : le site décide seul de l'aspect de ses pages."),
  emoji: (spelling: string): Wording =>
    shown(`« ${spelling} »`, "Écrivez l'émoji lui-même (sous Windows : touche Windows et point), ou supprimez-le."),
};

function shown(what: string, hint: string): Wording {
  return {
    rule: 'signe-d-ailleurs',
    message: `${what} ne veut rien dire ici : le texte en serait affiché tel quel.`,
    hint,
  };
}

/** `image.png|300`: what stands behind the bar is a size, or a text. */
function withoutTitle(inner: string): string {
  return inner.split('|')[0] ?? inner;
}
