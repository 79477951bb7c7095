import type { ErrorCode } from 'yaml';

/** What is wrong, and what to write instead. */
export type Words = readonly [message: string, hint: string];

const QUOTE = 'Mettez la valeur entre guillemets doubles.';
const VERIFY = 'Vérifiez la ligne : « champ: valeur », listes avec « - », guillemets fermés.';
const START = (sign: string): string => `Une valeur ne peut pas commencer par « ${sign} ».`;

export const MISALIGNED: Words = [
  "Le retrait de cette ligne n'est pas celui de ses voisines.",
  "Alignez avec des espaces, sur une même colonne, les champs d'un même groupe.",
];
export const NO_FIELD: Words = [
  "Cette ligne n'a pas la forme « champ: valeur ».",
  'Ajoutez les deux-points et une espace, ou mettez la valeur entière entre guillemets, sur une ligne.',
];
const TOO_DEEP: Words = ["L'en-tête imbrique trop de niveaux.", 'Retirez des listes ou des groupes imbriqués.'];

/** French for every complaint that the YAML parser knows, for where nothing more precise can be said. */
export const WORDS: Readonly<Record<ErrorCode, Words>> = {
  ALIAS_PROPS: [START('!'), QUOTE],
  BAD_ALIAS: [START('*'), QUOTE],
  BAD_COLLECTION_TYPE: [START('!'), QUOTE],
  BAD_DIRECTIVE: ['Une ligne ne peut pas commencer par « % ».', 'Supprimez cette ligne.'],
  BAD_DQ_ESCAPE: [
    'Entre guillemets doubles, une barre « \\ » a un sens particulier.',
    'Doublez-la (« \\\\ »), ou mettez la valeur entre apostrophes droites.',
  ],
  BAD_INDENT: MISALIGNED,
  BAD_PROP_ORDER: [START('&'), QUOTE],
  BAD_SCALAR_START: ['Une valeur ne peut pas commencer par ce signe.', QUOTE],
  BLOCK_AS_IMPLICIT_KEY: ['Cette valeur contient « : » et se lit comme un nouveau champ.', QUOTE],
  BLOCK_IN_FLOW: [
    "Une liste avec « - » ne peut pas se trouver à l'intérieur de « { } » ou « [ ] ».",
    'Écrivez ces champs un par ligne, sans « { } » ni « [ ] ».',
  ],
  DUPLICATE_KEY: ['Ce champ est déjà écrit plus haut.', 'Gardez-en un seul.'],
  IMPOSSIBLE: ["Cette ligne de l'en-tête ne peut pas être lue.", VERIFY],
  KEY_OVER_1024_CHARS: ["Le nom d'un champ dépasse 1 024 caractères.", NO_FIELD[1]],
  MISSING_CHAR: ['Il manque un signe ici.', VERIFY],
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MULTIPLE_ANCHORS: [START('&'), QUOTE],
  MULTIPLE_DOCS: [
    "La ligne « ... » au-dessus termine l'en-tête : ce champ ne serait pas lu.",
    'Supprimez la ligne « ... ».',
  ],
  MULTIPLE_TAGS: [START('!'), QUOTE],
  NON_STRING_KEY: ["Le nom d'un champ est un mot simple.", 'Mettez tout le texte entre guillemets doubles.'],
  RESOURCE_EXHAUSTION: TOO_DEEP,
  TAB_AS_INDENT: ['Cette ligne est en retrait par une tabulation.', 'Remplacez chaque tabulation par deux espaces.'],
  TAG_RESOLVE_FAILED: [START('!'), QUOTE],
  UNEXPECTED_TOKEN: ["Ce signe n'a pas sa place ici.", QUOTE],
};
