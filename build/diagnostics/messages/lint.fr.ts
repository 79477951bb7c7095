import type { Advice, Wording } from '../../contract/diagnostic.ts';
import { closest, suggestion } from '../suggest.ts';

/** Messages of lint rules, about Markdown that is valid but hardly meant. */
export const lint = {
  accidentalHeading: (underline: string): Wording => ({
    rule: 'titre-par-accident',
    message: `La ligne « ${underline} » fait un titre du texte qui la précède.`,
    hint: `Laissez une ligne vide avant « ${underline} », ou écrivez « ## » devant ce qui doit être un titre.`,
  }),
  headingWithoutSpace: (signs: string, meant: string): Wording => ({
    rule: 'titre-sans-espace',
    message: `Sans espace ordinaire après « ${signs} », ceci n'est pas un titre.`,
    hint: `Écrivez « ${meant} » ; « \\${signs} » montre le signe tel quel.`,
    fix: meant,
  }),
  idOutsideHeading: (spelling: string): Wording => ({
    rule: 'identifiant-hors-titre',
    message: `« ${spelling} » serait affiché tel quel : seul un titre porte un identifiant.`,
    hint: 'Mettez-le à la fin du titre de la section (« ## Titre {#mon-ancre} »), ou supprimez-le.',
  }),

  openFence: (fence: string): Wording => ({
    rule: 'code-non-ferme',
    message: "Ce bloc de code n'est jamais fermé : il prend tout ce qui suit.",
    hint: closing(fence),
  }),
  fenceInCode: (fence: string, line: number): Wording => ({
    rule: 'code-non-ferme',
    message: `Un bloc de code semble commencer ici, dans celui de la ligne ${line} qui n'est pas fermé.`,
    hint: closing(fence),
  }),
  /** `isOther`: true if it names another language, and is no typing error. */
  unknownLanguage: (language: string, known: readonly string[], isOther: boolean): Wording => ({
    rule: 'langage-inconnu',
    message: `Le langage « ${language} » n'est pas connu : ce code n'aurait pas de couleurs.`,
    ...suggestion(language, isOther ? [] : known, `Langages connus : ${known.join(', ')} ; « text » pour tout autre.`),
  }),
  indentedCode: (): Wording => ({
    rule: 'code-par-accident',
    message: 'Quatre espaces, ou une tabulation, font du code de ce texte.',
    hint: 'Enlevez ce retrait ; du code se met entre deux lignes de trois accents graves (```).',
  }),
  graveForApostrophe: (): Wording => ({
    rule: 'accent-grave-seul',
    message: "Un accent grave tient lieu d'apostrophe.",
    hint: "Écrivez « ' ».",
    fix: "'",
  }),
  loneGrave: (): Wording => ({
    rule: 'accent-grave-seul',
    message: "Cet accent grave n'ouvre ni ne ferme de code.",
    hint: 'Écrivez-en autant après le code que devant (`code`), ou « \\` » pour le montrer.',
  }),

  bullet: (sign: string, marker: string, fix?: string): Wording => ({
    rule: 'puce-mal-ecrite',
    message: `« ${sign} » ne fait pas de liste ici : les lignes s'afficheraient à la suite.`,
    hint: `Écrivez « ${marker} » et une espace ordinaire au début de chaque élément, après une ligne vide.`,
    ...(fix !== undefined && { fix }),
  }),
  /** `mark`: the box in its correct form. */
  task: (box: string, mark: string, text: string, fix?: string): Wording => ({
    rule: 'case-mal-ecrite',
    message: `« ${box} » ne fait pas de case à cocher.`,
    hint: `Écrivez « ${mark} ${text || 'élément'} ».`,
    ...(fix !== undefined && { fix }),
  }),
  spacedEmphasis: (mark: string, inner: string): Wording => ({
    rule: 'emphase-avec-espace',
    message: `Une espace sépare « ${mark} » du texte : les signes seraient affichés tels quels.`,
    hint: `Écrivez « ${mark}${inner}${mark} », les espaces au-dehors.`,
    fix: `${mark}${inner}${mark}`,
  }),
  /** `mended`: the correct marks with their content. */
  gluedEmphasis: (mark: string, mended: string): Wording => ({
    rule: 'emphase-collee',
    message: `Collé au mot voisin, « ${mark} » ne met rien en valeur ici : il serait affiché tel quel.`,
    hint: `Écrivez « ${mended.trim()} »${mended === mended.trim() ? '' : ', et laissez une espace entre ces signes et le mot voisin'}.`,
    fix: mended,
  }),
  loneEmphasis: (marks: string): Wording => ({
    rule: 'emphase-seule',
    message: `« ${marks} » ne met rien en valeur ici : les signes seraient affichés tels quels.`,
    hint: `Mettez-en un de chaque côté du texte, collé à lui et séparé du mot voisin, ou écrivez « ${[...marks].map((sign) => `\\${sign}`).join('')} » pour les montrer.`,
  }),
  variable: (spelling: string): Wording => ({
    rule: 'variable-mal-ecrite',
    message: `« ${spelling} » n'est pas une variable : elle serait affichée telle quelle.`,
    hint: "Écrivez son nom seul entre deux paires d'accolades ({{marque}}), ou « \\{{ » pour les montrer.",
  }),

  /** `correct`: the correct Markdown of the link. */
  link: (correct: string, address: string): Wording => ({
    rule: 'lien-mal-ecrit',
    message: 'Ce lien n’a pas la forme d’un lien : il serait affiché tel quel.',
    hint: `Écrivez « ${correct} »${/\s/.test(address) ? ', ou renommez le fichier sans espace' : ''}.`,
    fix: correct,
  }),
  missingNote: (spelling: string, name: string, known: readonly string[]): Wording => {
    const spaced = `Le nom d'une note n'a pas d'espace : « [^${name.trim().replace(/\s+/g, '-')}] ».`;
    const definition = `Écrivez la note sur une ligne à part : « [^${name}]: son texte ».`;
    return missingTarget(spelling, /\s/.test(name) ? { hint: spaced } : suggestion(`[^${name}]`, known, definition));
  },
  missingDefinition: (spelling: string, name: string, known: readonly string[]): Wording => {
    const definition = `Écrivez son adresse sur une ligne à part (« [${name || 'nom'}]: /adresse »), ou « \\[ » pour montrer les crochets.`;
    const { hint, fix } = suggestion(name, known, definition);
    const start = spelling.slice(0, spelling.lastIndexOf('['));
    return missingTarget(spelling, { hint, ...(fix !== undefined && { fix: `${start}[${fix}]` }) });
  },
  /** A definition that is invalid because of a space before its colon, or of a text right above it. */
  brokenDefinition: (label: string, isSpaced: boolean): Wording => ({
    rule: 'renvoi-sans-cible',
    message: isSpaced
      ? `Une espace précède les deux-points de « ${label} ».`
      : `« ${label} » suit un texte sans ligne vide.`,
    hint: isSpaced ? `Écrivez « ${label} », sans espace.` : 'Laissez une ligne vide avant cette ligne.',
    ...(isSpaced && { fix: `${label} ` }),
  }),

  closesNoCallOut: (openings: readonly string[]): Wording => ({
    rule: 'encadre-mal-ecrit',
    message: 'Cette ligne ne ferme aucun encadré : elle serait affichée telle quelle.',
    hint: `Supprimez-la, ou ouvrez l'encadré plus haut : ${openings.join(', ')}.`,
  }),
  /** `colons`, `name` and `title` are those of the text; `openings`: the opening fences of this site's call-outs. */
  opensNoCallOut: (colons: string, name: string, title: string, openings: readonly string[]): Wording => {
    const known = closest(`:::${name}`, openings);
    const fix = known && `${colons}${known.slice(3)}${title}`;
    const otherwise =
      name === ''
        ? `Supprimez-la, et la ligne « ${colons} » qui lui répond ; un encadré commence par ${openings.join(', ')}.`
        : `Écrivez ${openings.join(', ')}, ou « ::: » seul pour fermer un encadré.`;
    return {
      rule: 'encadre-mal-ecrit',
      message: "Cette ligne n'ouvre pas d'encadré : elle serait affichée telle quelle.",
      hint: fix ? `Écrivez « ${fix} ».` : otherwise,
      ...(fix && { fix }),
    };
  },
  slotInLine: (spelling: string, name: string): Wording => ({
    rule: 'bloc-dans-une-ligne',
    message: `« ${spelling} » serait affiché tel quel.`,
    hint: `Écrivez « ::${name} » seul sur sa ligne, ou « \\${spelling} » pour le montrer.`,
  }),

  looseChart: (name: string, types: readonly string[]): Wording =>
    looseTableLine(`::${name}[Titre]{${types[0]}}`, `. Types : ${types.map((type) => `{${type}}`).join(', ')}`),
  looseCaption: (name: string): Wording => looseTableLine(`::${name}[Légende]`),

  /** `head`: the correct first line, if it has to change. */
  tableWithoutRule: (rule: string, head?: string): Wording => ({
    rule: 'tableau-sans-regle',
    message: "Ces lignes ne font pas un tableau : il manque la ligne de tirets sous l'en-tête.",
    hint: `Écrivez ${head === undefined ? '' : `« ${head} », puis `}« ${rule} » sur la ligne suivante.`,
  }),
  unfitRule: (rule: string, cells: number): Wording => ({
    rule: 'tableau-sans-regle',
    message: `Cette ligne ne va pas avec l'en-tête de ${cells} colonnes : rien ne serait mis en tableau.`,
    hint: `Écrivez « ${rule} » à sa place.`,
    fix: rule,
  }),
  /** `line`: a text, or the colons of a call-out. */
  lineInTable: (line: string): Wording => ({
    rule: 'ligne-de-tableau',
    message: `« ${line} » entre dans le tableau qui précède.`,
    hint: 'Laissez une ligne vide après le tableau.',
  }),
  tooFewCells: (cells: number, columns: number, filled: string): Wording => ({
    rule: 'ligne-de-tableau',
    message: `Cette ligne a ${countCells(cells)} ; l'en-tête en a ${columns}.`,
    hint: `Ajoutez ce qui manque, ou des cases vides : « ${filled} ».`,
    fix: filled,
  }),
  tooManyCells: (cells: number, columns: number): Wording => ({
    rule: 'ligne-de-tableau',
    message: `Cette ligne a ${countCells(cells)} ; l'en-tête en a ${columns} : le reste ne serait pas affiché.`,
    hint: "Ajoutez une colonne à l'en-tête, ou écrivez « \\| » pour une barre qui fait partie du texte.",
  }),
};

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

function closing(fence: string): string {
  return `Écrivez « ${fence} » seul sur la ligne qui suit le code ; pour montrer une telle ligne, ouvrez et fermez par « ${fence}${fence[0]} ».`;
}

function missingTarget(spelling: string, advice: Advice): Wording {
  return {
    rule: 'renvoi-sans-cible',
    message: `Ce texte ne dit pas où mène « ${spelling} » : ces crochets seraient affichés tels quels.`,
    ...advice,
  };
}

function looseTableLine(meant: string, more = ''): Wording {
  return {
    rule: 'bloc-mal-ecrit',
    message: 'Cette ligne ne règle rien dans le tableau qui la suit : elle serait affichée telle quelle.',
    hint: `Écrivez « ${meant} » seul sur sa ligne${more}.`,
  };
}

function countCells(cells: number): string {
  return `${cells} case${cells > 1 ? 's' : ''}`;
}

function sign(what: string, hint: string): Wording {
  return {
    rule: 'signe-d-ailleurs',
    message: `${what} ne veut rien dire ici : le texte en serait affiché tel quel.`,
    hint,
  };
}
