import type { ErrorCode } from 'yaml';
import type { Wording } from '../../contract/diagnostic.ts';

/** Messages about a front matter as a whole, and about values that YAML reads otherwise than they were meant. */
export const frontMatter = {
  absent: (): Wording => ({
    rule: 'front-matter-absent',
    message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
    hint: 'Ajoutez « --- », les champs de la page, puis « --- », en haut du fichier.',
  }),
  otherLanguage: (opening: string): Wording => ({
    rule: 'front-matter-langage',
    message: `L'en-tête commence par « ${opening} » : seul le YAML est accepté.`,
    hint: 'Écrivez « --- » seul sur la première ligne.',
  }),
  /** `line`: the line that was probably meant to close it. */
  neverClosed: (line?: string): Wording => ({
    rule: 'front-matter-non-ferme',
    message: line === undefined ? "L'en-tête ouvert ici n'est jamais fermé." : `« ${line} » ne ferme pas l'en-tête.`,
    hint: 'Écrivez « --- » seul sur la ligne qui suit le dernier champ.',
  }),
  tooLong: (thousands: number): Wording => ({
    rule: 'front-matter-trop-long',
    message: `L'en-tête dépasse ${thousands} 000 caractères.`,
    hint: "Ne gardez dans l'en-tête que les champs ; le texte va après la ligne « --- » qui le ferme.",
  }),
  noFields: (): Wording => ({
    rule: 'front-matter-invalide',
    message: "L'en-tête ne contient pas de champs.",
    hint: 'Écrivez une ligne par champ, par exemple « titre: Mon titre ».',
  }),
  hiddenCharacter: (name: string): Wording => ({
    rule: 'caractere-invisible',
    message: `Un échappement (« \\ ») de cette valeur donne un caractère qu'une page ne peut pas contenir (${name}).`,
    hint: 'Supprimez cet échappement, ou doublez sa barre pour montrer celle-ci.',
  }),
  endlessNumber: (spelling: string): Wording => ({
    rule: 'nombre-sans-fin',
    message: `« ${spelling} » se lit comme un nombre qui n'existe pas ou qui n'a pas de fin.`,
    hint: `Écrivez le nombre en chiffres ; pour un texte, mettez-le entre guillemets doubles : "${spelling}".`,
    fix: `"${spelling}"`,
  }),
  /** `value`: the whole value as it should be written; undefined if it is too long to show. */
  lostComment: (value: string | undefined): Wording => ({
    rule: 'texte-en-commentaire',
    message: 'Après une espace, « # » commence un commentaire : cette fin de ligne ne sera pas affichée.',
    hint: `Pour l'afficher, ${value ? `écrivez ${value}` : 'mettez la valeur entre guillemets doubles'} ; pour un commentaire, laissez une espace après « # ».`,
  }),
  /** `value`: the value without its quotes; `whole`: with them. */
  strayQuotes: (value: string | undefined, whole: string): Wording => ({
    rule: 'guillemets-affiches',
    message: "Ces guillemets feront partie du texte : dans un en-tête, seuls les guillemets droits l'entourent.",
    hint: value
      ? `Écrivez ${value} ; pour montrer les guillemets, écrivez ${whole}.`
      : 'Mettez la valeur entre guillemets doubles droits.',
    ...(value && { fix: value }),
  }),
};

function broken(message: string, hint: string): Wording {
  return { rule: 'yaml-invalide', message, hint };
}

/** Messages about mistakes of writers that cause errors of the YAML parser. */
export const yaml = {
  complaint: (code: ErrorCode): Wording =>
    COMPLAINTS[code] ??
    broken(
      "Cette ligne de l'en-tête ne peut pas être lue.",
      'Vérifiez-la : « champ: valeur », listes avec « - », guillemets fermés.',
    ),
  tab: (): Wording =>
    broken('Cette ligne est en retrait par une tabulation.', 'Remplacez chaque tabulation par deux espaces.'),
  misaligned: (): Wording =>
    broken(
      "Le retrait de cette ligne n'est pas celui de ses voisines.",
      "Alignez avec des espaces, sur une même colonne, les champs d'un même groupe.",
    ),
  noField: (): Wording =>
    broken(
      "Cette ligne n'a pas la forme « champ: valeur ».",
      'Ajoutez les deux-points et une espace, ou mettez la valeur entière entre guillemets, sur une ligne.',
    ),
  unclosedQuote: (): Wording =>
    broken("Ce guillemet n'est pas fermé.", 'Ajoutez le même guillemet à la fin de la valeur, sur sa ligne.'),
  unclosedBracket: (open: string, close: string): Wording =>
    broken(
      `Ce « ${open} » n'est pas fermé sur sa ligne.`,
      `Ajoutez « ${close} » à la fin de la ligne, ou mettez la valeur entre guillemets doubles.`,
    ),
  tooFarRight: (isList: boolean): Wording =>
    broken(
      'Cette ligne est en retrait sous un champ qui a déjà une valeur.',
      isList
        ? 'Écrivez toute la liste avec des « - », ou toute sur la ligne du champ.'
        : 'Alignez-la sur le champ du dessus.',
    ),
  noSpace: (key: string, value: string): Wording =>
    broken(`Il manque une espace ordinaire après « ${key}: ».`, `Écrivez « ${key}: ${value} ».`),
  tooManyCommas: (): Wording =>
    broken('Il y a une virgule de trop ou de moins dans cette liste.', 'Séparez les éléments par une seule virgule.'),
  listOnFieldLine: (): Wording =>
    broken(
      'Une liste ne commence pas sur la ligne de son champ.',
      'Écrivez chaque « - » sur sa propre ligne, en retrait.',
    ),
  closedTooSoon: (value: string | undefined): Wording =>
    broken('Un guillemet ferme cette valeur avant sa fin.', inQuotes(value)),
  badStart: (sign: string, value: string | undefined): Wording =>
    broken(`Une valeur ne peut pas commencer par « ${sign} ».`, inQuotes(value)),
  containsColon: (value: string | undefined): Wording =>
    broken('Cette valeur contient « : » et se lit comme un nouveau champ.', inQuotes(value)),
  twice: (): Wording => ({
    rule: 'cle-en-double',
    message: 'Ce champ est déjà écrit plus haut.',
    hint: 'Gardez-en un seul.',
  }),
};

/** Quotes a value; undefined stands for one that is too long to show. */
function inQuotes(value: string | undefined): string {
  return `Mettez la valeur entre guillemets doubles${value ? ` : ${value}` : ''}.`;
}

/** Messages by code of the YAML parser. Other codes have a cause that is reported instead, or are about signs that no writer types. */
const COMPLAINTS: Readonly<Partial<Record<ErrorCode, Wording>>> = {
  BAD_DQ_ESCAPE: broken(
    'Entre guillemets doubles, une barre « \\ » a un sens particulier.',
    'Doublez-la (« \\\\ »), ou mettez la valeur entre apostrophes droites.',
  ),
  BAD_INDENT: yaml.misaligned(),
  MULTIPLE_DOCS: broken(
    "La ligne « ... » au-dessus termine l'en-tête : ce champ ne serait pas lu.",
    'Supprimez la ligne « ... ».',
  ),
  MULTILINE_IMPLICIT_KEY: yaml.noField(),
  RESOURCE_EXHAUSTION: broken("L'en-tête imbrique trop de niveaux.", 'Retirez des listes ou des groupes imbriqués.'),
};
