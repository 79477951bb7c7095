import { plural } from './plural.ts';

const inTexts = (passages: number, texts: number) => `${plural(passages, 'passage')} dans ${plural(texts, 'texte')}`;

/** Words of finding and replacing in all texts. */
export const workshopFind = {
  view: 'Chercher',
  heading: 'Chercher et remplacer',
  words: 'Mots à chercher dans tous les textes',
  exact: 'Respecter majuscules et accents',
  whole: 'Mots entiers seulement',
  search: 'Chercher',
  searching: 'Les textes sont parcourus…',
  none: 'Ces mots ne sont dans aucun texte.',
  found: inTexts,
  more: 'Il y en a d’autres : seuls les premiers sont montrés. Cherchez des mots plus précis.',
  section: (heading: string) => `sous « ${heading} »`,
  /** The place above the first heading of a text. */
  start: 'au début du texte',
  lines: (path: string, lines: readonly number[]) =>
    `${path}, ${lines.length > 1 ? 'lignes' : 'ligne'} ${lines.join(', ')}`,
  address: 'adresse ou nom lu par le site',
  addressHint:
    'Les adresses et les noms lus par le site sont sous « Technique », non cochés : les changer peut rompre un lien.',

  replacement: 'Remplacer par',
  chosen: (passages: number, texts: number) => `Remplacer ${inTexts(passages, texts)}`,
  nothingChosen: 'Remplacer les passages cochés',
  gender: (words: string) => `« ${words} » : l’article de certains passages en dépend.`,
  genders: { masculine: 'masculin (le)', feminine: 'féminin (la)' },
  article: 'article à choisir',
  articles: {
    beforeVowels: { du: 'de l’', au: 'à l’', ce: 'cet ', ma: 'mon ', ta: 'ton ', sa: 'son ' } as Readonly<
      Record<string, string>
    >,
    beforeConsonants: {
      "l'": { masculine: 'le ', feminine: 'la ' },
      "de l'": { masculine: 'du ', feminine: 'de la ' },
      "à l'": { masculine: 'au ', feminine: 'à la ' },
      'cet ': { masculine: 'ce ', feminine: 'cette ' },
    } as Readonly<Record<string, { masculine: string; feminine: string }>>,
  },
  all: (title: string) => `Tous les passages de « ${title} »`,
  one: (found: string, place: string) => `« ${found} », ${place}`,
  replacing: 'Le remplacement se fait…',
  replaced: (words: string, replacement: string, passages: number, texts: number) =>
    `« ${words} » a été remplacé par « ${replacement} » : ${inTexts(passages, texts)}.`,
  removed: (words: string, passages: number, texts: number) =>
    `« ${words} » a été supprimé : ${inTexts(passages, texts)}.`,
  undo: 'Annuler ce remplacement',
  undone: (texts: number) => `Le remplacement est annulé : ${plural(texts, 'texte')} comme avant.`,
  kept: (titles: readonly string[]) => `Modifiés depuis, ces textes restent tels qu’ils sont : ${titles.join(', ')}.`,

  changed: (path: string) => ({
    message: `Rien n'a été remplacé : « ${path} » a changé depuis la recherche.`,
    hint: 'Cherchez de nouveau, puis remplacez.',
  }),
  notHeld: (path: string) => ({
    message: `Rien n'a été remplacé : un champ de « ${path} » ne peut pas contenir ces mots.`,
    hint: 'Décochez les passages de ce texte, et changez-les dans sa fiche.',
  }),
  noGender: {
    message: "Rien n'a été remplacé : l'article de certains passages dépend du genre des nouveaux mots.",
    hint: 'Choisissez « masculin » ou « féminin ».',
  },
  nothingToUndo: {
    message: "Il n'y a pas de remplacement à annuler.",
    hint: 'Rechargez la page.',
  },
};
