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
    PICTURE.test(withoutTitle(inner).trim())
      ? shown(`« ${spelling} »`, `Écrivez « ![ce que montre l'image](${destination(withoutTitle(inner).trim())}) ».`)
      : shown(`« ${spelling} »`, `Écrivez le texte lui-même, ou un lien vers sa page : « ${pageLink(inner)} ».`),
  wikiLink: (spelling: string, inner: string): Wording => {
    const [, address, text = ''] = ADDRESS.exec(inner) ?? [];
    if (address === undefined)
      return shown(`« ${spelling} »`, `Écrivez le lien en entier, avec l'adresse de la page : « ${pageLink(inner)} ».`);
    const fix = text.trim() ? `[${text.trim()}](${destination(address)})` : `<${address}>`;
    return { ...shown(`« ${spelling} »`, `Écrivez « ${fix} ».`), fix };
  },
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
  /** `name`: the first word of a tag of Liquid, without the `end` of one that closes. */
  tag: (spelling: string, name: string, openings: readonly string[]): Wording => {
    if (CODE_TAGS.includes(name))
      return shown(`« ${spelling} »`, 'Pour du code, écrivez à sa place trois accents graves (```).');
    if (BOX_TAGS.includes(name)) return foreignSigns.callOut(spelling, openings);
    return shown(`« ${spelling} »`, "Écrivez à sa place ce qu'il aurait montré, ou supprimez-le.");
  },
  formula: (spelling: string): Wording =>
    shown(
      `« ${spelling} »`,
      'Le site ne compose pas de formules : écrivez celle-ci avec les caractères eux-mêmes (x², √2, ≤), ou montrez-en une image.',
    ),
  emoji: (spelling: string): Wording =>
    shown(`« ${spelling} »`, "Écrivez l'émoji lui-même (sous Windows : touche Windows et point), ou supprimez-le."),
};

const CODE_TAGS = ['code', 'highlight'];
const BOX_TAGS = ['alert', 'callout', 'caution', 'danger', 'hint', 'info', 'note', 'tip', 'warning'];

const PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** An address of another site, and the text that stands behind it or behind a bar. */
const ADDRESS = /^\s*(https?:\/\/[^\s|]+)[\s|]*(.*)$/;

function pageLink(inner: string): string {
  return `[${inner.split('|').at(-1)?.trim()}](/adresse-de-la-page)`;
}

/** An address as it may stand between the parentheses of a link. */
function destination(address: string): string {
  return address.replace(/\s/g, encodeURIComponent).replaceAll('(', '%28').replaceAll(')', '%29');
}

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
