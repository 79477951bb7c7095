import type { Wording } from '../../contract/diagnostic.ts';
import { isMedia } from '../../contract/media-name.ts';
import { suggestion } from '../suggest.ts';
import { suggestions } from './suggestions.fr.ts';

/** Messages about Markdown that is valid, but must not be published. */
export const markdown = {
  emptyHeading: (): Wording => ({
    rule: 'titre-vide',
    message: "Ce titre n'a pas de texte.",
    hint: 'Écrivez-le après les « # », ou supprimez cette ligne.',
  }),
  firstLevelHeading: (): Wording => ({
    rule: 'titre-niveau-1',
    message: 'Le titre de la page vient de son en-tête (champ « titre »).',
    hint: 'Écrivez « ## » pour une section, ou supprimez cette ligne si elle répète ce titre. Un commentaire de code se met, avec son code, entre deux lignes de trois accents graves (```).',
  }),
  skippedLevel: (previous: number, depth: number): Wording => ({
    rule: 'titre-niveau-saute',
    message: `Ce titre saute un niveau (de ${previous} à ${depth}).`,
    hint: `Écrivez « ${'#'.repeat(previous + 1)} » au lieu de « ${'#'.repeat(depth)} ».`,
  }),
  badId: (spelling: string, clean: string): Wording => ({
    rule: 'identifiant-invalide',
    message: `« ${spelling} » n'est pas un identifiant : il serait affiché tel quel.`,
    hint: `Une minuscule d'abord, puis des minuscules sans accent, des chiffres et des tirets : écrivez « {#${clean}} ».`,
    fix: `{#${clean}}`,
  }),
  repeatedId: (id: string): Wording => ({
    rule: 'identifiant-repris',
    message: `L'identifiant « ${id} » est déjà celui d'un titre plus haut.`,
    hint: 'Donnez-en un autre.',
  }),

  linkWithoutAddress: (): Wording => ({
    rule: 'lien-sans-adresse',
    message: "Ce lien n'a pas d'adresse.",
    hint: 'Écrivez-la entre les parenthèses, par exemple [nos services](/services).',
  }),
  linkWithoutProtocol: (url: string): Wording => ({
    rule: 'lien-sans-protocole',
    message: 'Une adresse qui commence par « // » mène à un autre site.',
    hint: `Écrivez « https:${url.replaceAll('\\', '/')} » pour un autre site, un seul « / » pour un chemin de celui-ci.`,
  }),
  backslashes: (url: string): Wording => ({
    rule: 'lien-antislash',
    message: `« ${url} » est un chemin de Windows : dans un navigateur, il ne mènerait nulle part.`,
    hint: `Écrivez-le avec des « / » : « ${url.replaceAll('\\', '/')} ».`,
  }),
  incompleteAddress: (url: string): Wording => ({
    rule: 'lien-incomplet',
    message: `« ${url} » n'est pas une adresse entière : le lien ne mènerait nulle part.`,
    hint: 'Complétez-la : « https:// » et le nom du site, « mailto: » et une adresse, « tel: » et un numéro.',
  }),
  forbiddenScheme: (scheme: string, allowed: readonly string[]): Wording => ({
    rule: 'lien-protocole',
    message: `Une adresse en « ${scheme}: » n'est pas permise : le lien ne mènerait nulle part.`,
    hint: `Adresses permises : ${allowed.map((name) => `${name}:`).join(', ')}, ou un chemin du site (/contact).`,
  }),
  linkWithoutText: (): Wording => ({
    rule: 'lien-sans-texte',
    message: "Ce lien n'a pas de texte.",
    hint: 'Écrivez entre les crochets ce que le lecteur trouvera ([nos services](/services)), ou supprimez ce lien.',
  }),
  variableInAddress: (): Wording => ({
    rule: 'variable-dans-adresse',
    message: "Une variable ne peut pas former l'adresse d'un lien.",
    hint: "Écrivez la variable dans le texte, ou l'adresse en toutes lettres.",
  }),
  repeatedDefinition: (label: string, isSame: boolean): Wording =>
    repeated('adresse-nommee-en-double', `L'adresse « [${label}]: » est déjà donnée`, isSame),
  unusedDefinition: (label: string): Wording => ({
    rule: 'adresse-nommee-inutilisee',
    message: `Aucun lien n'utilise « [${label}]: » : elle n'est pas affichée.`,
    hint: `Écrivez « [texte][${label}] » là où le lien doit être, ou supprimez cette ligne.`,
  }),

  imageWithoutText: (): Wording => ({
    rule: 'image-sans-texte',
    message: "Cette image n'a pas de texte de remplacement.",
    hint: "Écrivez ce que montre l'image entre les crochets : ![un tableau Airtable](/images/tableau.png).",
  }),
  /** `near`: the address that was probably meant. */
  missingImage: (url: string, near: string | undefined): Wording => ({
    rule: 'image-absente',
    message: `L'image « ${url} » n'existe pas.`,
    ...suggestions.advice(
      near,
      'Choisissez ou envoyez une image par le bouton « Image » de l’atelier. Sans l’atelier, déposez-la à côté du texte et écrivez son nom (photo.jpg), ou dans static/images/ et écrivez son adresse (/images/photo.jpg).',
    ),
  }),

  externalImage: (url: string): Wording => ({
    rule: 'image-ailleurs',
    message: `L'image « ${shortenAddress(url)} » est sur un autre site : elle ne serait pas affichée.`,
    hint: 'Si vous avez le droit de la reprendre, téléchargez-la (clic droit, « Enregistrer l’image sous »), puis choisissez-la par le bouton « Image » de l’atelier ; sans lui, déposez-la à côté du texte et écrivez son nom (photo.jpg).',
  }),
  /** An address that contains the picture itself, or exists only in a browser or on a disk. */
  unreachableImage: (url: string): Wording => ({
    rule: 'image-ailleurs',
    message: `« ${shortenAddress(url)} » n'est pas l'adresse d'une image du site : elle ne serait pas affichée.`,
    hint: `Enregistrez l'image dans un fichier${url.startsWith('data:') ? ' (Google Docs les donne par « Fichier », « Télécharger », « Page Web »)' : ''}, puis choisissez-la par le bouton « Image » de l’atelier ; sans lui, déposez-la à côté du texte et écrivez son nom (photo.jpg).`,
  }),
  otherFormat: (url: string, extension: string): Wording => ({
    rule: 'image-format',
    message: `« ${shortenAddress(url)} » : aucun navigateur ne montre un fichier « .${extension} » comme une image.`,
    hint:
      extension.toLowerCase() === 'pdf'
        ? 'Pour le proposer, déposez-le dans static/ et faites-en un lien : « [ce que c’est](/documents/nom.pdf) ». Pour le montrer, exportez sa page en PNG ou en SVG.'
        : 'Exportez-la en JPEG (photo), en PNG (capture, transparence) ou en SVG (dessin).',
  }),

  repeatedNote: (label: string, isSame: boolean): Wording =>
    repeated('note-en-double', `La note « [^${label}]: » est déjà écrite`, isSame),
  unusedNote: (label: string): Wording => ({
    rule: 'note-inutilisee',
    message: `Aucun « [^${label}] » n'appelle cette note : elle ne serait pas affichée.`,
    hint: `Écrivez « [^${label}] » à l'endroit du texte qu'elle explique, ou supprimez-la.`,
  }),

  unknownBlock: (spelling: string, known: readonly string[]): Wording => ({
    rule: 'bloc-inconnu',
    message: `Le bloc « ${spelling} » n'existe pas.`,
    ...suggestion(spelling, known, `Écrivez ${known.join(', ')}.`),
  }),
  /** `label`: the text that may be in brackets before the braces. */
  attributes: (spelling: string, label: keyof typeof LABELS): Wording => ({
    rule: 'bloc-attributs',
    message: `Ce qui suit « ${spelling} » ne serait pas affiché.`,
    hint: `Écrivez « ${spelling}${LABELS[label]} » seul sur sa ligne.`,
  }),
  openCallOut: (opening: string): Wording => ({
    rule: 'encadre-non-ferme',
    message: `L'encadré « ${opening} » n'est jamais fermé : il prend tout ce qui suit.`,
    hint: `Écrivez « ${opening.replace(/[^:]/g, '')} » seul sur la ligne qui suit son texte ; un encadré qui en contient un autre prend quatre « : ».`,
  }),
  /** `holder`: the mdast type of the node that contains it. */
  slotInBlock: (spelling: string, holder: string): Wording => ({
    rule: 'bloc-mal-place',
    message: `Le bloc « ${spelling} » ne peut pas être à l'intérieur ${HOLDERS.get(holder) ?? "d'un autre bloc"}.`,
    hint: 'Écrivez-le seul sur sa ligne, au début de la ligne, avant ou après.',
  }),
  repeatedSlot: (spelling: string): Wording => ({
    rule: 'bloc-en-double',
    message: `Le bloc « ${spelling} » est déjà plus haut dans ce texte.`,
    hint: 'Gardez-en un seul.',
  }),

  html: (names: readonly string[], callOut: string | undefined): Wording => {
    const tags = names.map((name) => `« <${name}> »`).join(', ');
    const known = names.flatMap((name) => markdownFor(name, callOut) ?? []);
    const showing = '« \\< » ou des accents graves (`…`) pour montrer un « < » tel quel';
    const all = names.length > 0 && known.length === names.length ? known : [...known, showing];
    return {
      rule: 'html-interdit',
      message: `Le HTML ne serait pas affiché${tags && ` : ${tags}`}.`,
      hint: `Écrivez ${[...new Set(all)].join(' ; ')}.`,
    };
  },
  openComment: (): Wording => ({
    rule: 'commentaire-non-ferme',
    message: "Ce commentaire n'est jamais fermé : il cache tout ce qui suit.",
    hint: 'Écrivez « --> » là où il finit.',
  }),
};

/** Returns the message for a missing picture. `near`: the address that was probably meant, which becomes the fix. */
export function missingPicture(url: string, near: string | undefined): Wording {
  if (/^(?:https?:|\/\/)/i.test(url)) return markdown.externalImage(url);
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return markdown.unreachableImage(url);
  if (url.includes('\\')) return markdown.backslashes(url);
  const extension = /\.([a-z][a-z\d]{1,9})(?:[?#].*)?$/is.exec(url)?.[1];
  return extension === undefined || isMedia(`.${extension}`)
    ? markdown.missingImage(url, near)
    : markdown.otherFormat(url, extension);
}

const LABELS = { title: '[Titre]', caption: '[Légende]', none: '' };

function repeated(rule: string, said: string, isSame: boolean): Wording {
  return isSame
    ? { rule, message: `${said} plus haut, à l'identique.`, hint: 'Supprimez celle-ci : la première suffit.' }
    : { rule, message: `${said} plus haut : celle-ci ne servirait pas.`, hint: "Changez le nom de l'une des deux." };
}

const MAX_ADDRESS_LENGTH = 80;

function shortenAddress(url: string): string {
  return url.length > MAX_ADDRESS_LENGTH ? `${url.slice(0, MAX_ADDRESS_LENGTH)}…` : url;
}

const HOLDERS: ReadonlyMap<string, string> = new Map([
  ['containerDirective', "d'un encadré"],
  ['blockquote', "d'une citation"],
  ['listItem', "d'une liste"],
  ['footnoteDefinition', "d'une note"],
]);

/**
 * Names the Markdown for an HTML element, as a continuation of 'Écrivez'; returns undefined for elements without Markdown.
 * `callOut`: the opening fence of a call-out on this site, if there is one.
 */
export function markdownFor(element: string, callOut?: string): string | undefined {
  if (callOut !== undefined && BOXES.includes(element))
    return `« ${callOut}[Titre] », le texte, puis « ::: » pour un encadré`;
  return EQUIVALENTS.get(element);
}

const BOXES = ['aside', 'details', 'summary'];

const EQUIVALENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'b strong': '« **texte** » pour du gras',
    'i em': "« *texte* » pour de l'italique",
    's del strike': '« ~~texte~~ » pour du texte barré',
    'u ins mark small big font center': 'le texte sans balise, ou « **texte** » pour le faire ressortir',
    a: '« [texte](/adresse) » pour un lien, « {#nom} » à la fin d’un titre pour une ancre',
    button: "« [texte](/adresse) » pour un lien, ou un bouton dans l'en-tête",
    img: "« ![ce qu'elle montre](/images/nom.png) » pour une image",
    'br wbr': 'une ligne vide pour un nouveau paragraphe, ou « \\ » en fin de ligne pour aller à la ligne',
    hr: '« --- » entre deux lignes vides pour un filet',
    'p div span section article main header footer aside details summary':
      'le texte seul : une ligne vide sépare deux paragraphes',
    'h1 h2': '« ## Titre » pour une section',
    'h3 h4 h5 h6': '« ### Titre » pour une sous-section',
    'ul li': '« - élément », un par ligne, pour une liste',
    ol: '« 1. élément », un par ligne, pour une liste numérotée',
    'table thead tbody tr th td caption':
      '« | a | b | », puis « |---|---| », puis une ligne par rangée pour un tableau',
    'blockquote q cite': '« > texte » pour une citation',
    'code kbd samp var tt': '« `code` » pour du code',
    pre: 'trois accents graves avant et après, chacun sur sa ligne, pour un bloc de code',
    sup: '« [^1] » pour une note, ou le caractère lui-même (², ³, ᵉ)',
    sub: 'le caractère lui-même (₂)',
    'iframe video audio embed object': '« [texte](https://…) » : un lien vers la vidéo ou la page',
    'input label': '« - [ ] élément » pour une case à cocher',
    'script style link meta svg form': 'le texte seul : ce code ne serait pas exécuté',
  }).flatMap(([names, markdown]) => names.split(' ').map((name) => [name, markdown])),
);
