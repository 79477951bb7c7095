import type { Wording } from '../../contract/diagnostic.ts';

/** Messages about syntax of other programs, which means nothing here. */
export const foreignSigns = {
  contents: (): Wording =>
    sign('Cette ligne', "Supprimez-la : une page longue montre sa table des matières d'elle-même."),
  /** `inner`: the name of a page or a picture, sometimes with a text behind a bar. */
  wikiLink: (spelling: string, inner: string): Wording => {
    const link = `[${inner.split('|').at(-1)?.trim()}](/adresse-de-la-page)`;
    return spelling.startsWith('!')
      ? sign(`« ${spelling} »`, `Écrivez une image (« ![ce qu'elle montre](photo.jpg) »), ou un lien : « ${link} ».`)
      : sign(`« ${spelling} »`, `Écrivez le lien en entier, avec l'adresse de la page : « ${link} ».`);
  },
  callOut: (spelling: string, openings: readonly string[]): Wording =>
    sign(
      `« ${spelling} »`,
      `Pour un encadré, écrivez ${openings.join(', ')} seul sur une ligne, puis le texte, puis « ::: » seul sur une ligne.`,
    ),
  highlight: (spelling: string, inner: string): Wording => ({
    ...sign(`« ${spelling} »`, `Écrivez « **${inner}** » pour le mettre en gras.`),
    fix: `**${inner}**`,
  }),
  noteInLine: (spelling: string, inner: string): Wording =>
    sign(`« ${spelling} »`, `Écrivez « [^1] » à cet endroit, et plus bas, sur une ligne à part : « [^1]: ${inner} ».`),
  comment: (spelling: string, inner: string): Wording => ({
    ...sign(`« ${spelling} »`, `Pour un commentaire que personne ne verra, écrivez « <!-- ${inner} --> ».`),
    fix: `<!-- ${inner} -->`,
  }),
  /** `inner`: the text in brackets before the braces, if any. */
  attributes: (spelling: string, inner = ''): Wording => {
    const isWhole = spelling.endsWith('}');
    const hint =
      inner.trim() === '' ? 'Supprimez-le' : `Écrivez « ${inner} », ou « **${inner}** » pour le faire ressortir`;
    return {
      ...sign(
        `« ${spelling} »`,
        `${hint}${isWhole ? '' : ', jusqu’à « } » plus bas'} : le site décide seul de l'aspect de ses pages, et l'ancre d'une section se met à la fin de son titre (« ## Titre {#mon-ancre} »).`,
      ),
      ...(isWhole && { fix: inner.trim() }),
    };
  },
  tag: (spelling: string): Wording =>
    sign(
      `« ${spelling} »`,
      "Écrivez à sa place ce qu'il aurait montré : un encadré (« ::: »), du code entre deux lignes de trois accents graves (```), un texte.",
    ),
  raised: (spelling: string): Wording => sign(`« ${spelling} »`, 'Écrivez le caractère lui-même : ², ³, ⁻¹, ᵉ.'),
  lowered: (spelling: string): Wording => ({
    rule: 'signe-d-ailleurs',
    message: `« ${spelling} » barre ce texte, où d'autres logiciels l'abaissent.`,
    hint: 'Écrivez le caractère lui-même (₁, ₂) ; « ~~texte~~ » barre un texte.',
  }),
  formula: (spelling: string): Wording =>
    sign(
      `« ${spelling} »`,
      'Le site ne compose pas de formules : écrivez celle-ci avec les caractères eux-mêmes (x², √2, ≤), ou montrez-en une image.',
    ),
  emoji: (spelling: string): Wording =>
    sign(`« ${spelling} »`, "Écrivez l'émoji lui-même (sous Windows : touche Windows et point), ou supprimez-le."),
};

function sign(what: string, hint: string): Wording {
  return {
    rule: 'signe-d-ailleurs',
    message: `${what} ne veut rien dire ici : le texte en serait affiché tel quel.`,
    hint,
  };
}
