import type { Wording } from '../../contract/diagnostic.ts';

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
    const [, address, text = ''] = ADDRESS.exec(inner.trim()) ?? [];
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
    shown(`« ${spelling} »`, `Supprimez-le${upToBrace(spelling)} : le site décide seul de l'aspect de ses pages.`),
  /** `inner`: what stands in brackets before the braces. */
  span: (spelling: string, inner: string): Wording => ({
    ...shown(
      `« ${spelling} »`,
      inner.trim() === ''
        ? `Supprimez-le${upToBrace(spelling)} : l'ancre d'une section se met à la fin de son titre (« ## Titre {#mon-ancre} »).`
        : `Écrivez « ${inner} », ou « **${inner}** » pour le faire ressortir.`,
    ),
    ...(spelling.endsWith('}') && { fix: inner.trim() }),
  }),
  /** `name`: the first word of a tag of Liquid or Confluence, without the `end` of one that closes; `openings`, where it opens something. */
  tag: (spelling: string, name: string, openings: readonly string[] | undefined): Wording => {
    if (CODE_TAGS.includes(name))
      return shown(
        `« ${spelling} »`,
        'Pour du code, écrivez à sa place trois accents graves (```), seuls sur leur ligne.',
      );
    if (BOX_TAGS.includes(name))
      return openings
        ? foreignSigns.callOut(spelling, openings)
        : shown(`« ${spelling} »`, "À la fin d'un encadré, écrivez « ::: » seul sur une ligne.");
    return shown(`« ${spelling} »`, "Écrivez à sa place ce qu'il aurait montré, ou supprimez-le.");
  },
  barLink: (spelling: string, text: string, address: string): Wording => {
    const fix = `[${text.trim()}](${destination(address)})`;
    return { ...shown(`« ${spelling} »`, `Écrivez « ${fix} ».`), fix };
  },
  title: (spelling: string, text: string): Wording =>
    shown(`« ${spelling} »`, `Pour un titre, écrivez « ## ${text} » entre deux lignes vides.`),
  raised: (spelling: string, inner: string): Wording => {
    // « n^o^ 3 » is « n° 3 ».
    const fix = inner === 'o' ? '°' : inSigns(inner, RAISED);
    return { ...shown(`« ${spelling} »`, `Écrivez « ${fix} ».`), fix };
  },
  lowered: (spelling: string, inner: string): Wording => {
    const fix = inSigns(inner, LOWERED);
    return {
      rule: 'signe-d-ailleurs',
      message: `« ${spelling} » barre ce texte, où d'autres logiciels l'abaissent.`,
      hint: `Écrivez « ${fix} » ; « ~~texte~~ » barre un texte.`,
      fix,
    };
  },
  formula: (spelling: string): Wording =>
    shown(
      `« ${spelling} »`,
      'Le site ne compose pas de formules : écrivez celle-ci avec les caractères eux-mêmes (x², √2, ≤), ou montrez-en une image.',
    ),
  emoji: (spelling: string): Wording =>
    shown(`« ${spelling} »`, "Écrivez l'émoji lui-même (sous Windows : touche Windows et point), ou supprimez-le."),
};

const CODE_TAGS = ['code', 'highlight', 'noformat'];
const BOX_TAGS = ['alert', 'callout', 'caution', 'danger', 'hint', 'info', 'note', 'panel', 'tip', 'warning'];
const DIGITS = '0123456789+-';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋';

const PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** An address of another site, and the text that stands behind it or behind a bar. */
const ADDRESS = /^(https?:\/\/[^\s|]+)(?:[\s|](.*))?$/s;

function pageLink(inner: string): string {
  return `[${inner.split('|').at(-1)?.trim()}](/adresse-de-la-page)`;
}

/** An address as it may stand between the parentheses of a link. */
function destination(address: string): string {
  return address.replace(/\s/g, encodeURIComponent).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Braces that other programs close on a line below. */
function upToBrace(spelling: string): string {
  return spelling.endsWith('}') ? '' : ', jusqu’à « } » plus bas';
}

/** Digits as raised or lowered characters; letters as they are. */
function inSigns(text: string, signs: string): string {
  const isNumber = [...text].every((one) => DIGITS.includes(one));
  return isNumber ? Array.from(text, (one) => signs[DIGITS.indexOf(one)]).join('') : text;
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
