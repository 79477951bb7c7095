/** The labels of the writers' guide. Its chapters are the files of `atelier/guide/`. */
export const guide = {
  title: 'Guide des rédacteurs',
  description:
    'Tout ce qu’il faut pour créer, écrire, vérifier et publier une page de ce site, avec ses champs et des exemples.',
  contents: 'Sommaire',
  colon: ' : ',
  back: 'Retour à l’atelier',
  whole: 'Tout le guide, pour l’imprimer',
  search: {
    label: 'Chercher dans le guide',
    button: 'Chercher',
    found: (count: number, query: string) =>
      count === 0
        ? `Rien sur « ${query} » : essayez un mot plus court, ou un autre.`
        : `« ${query} » : ${count} ${count > 1 ? 'passages' : 'passage'}`,
  },

  source: 'Dans le fichier',
  result: 'La page montre',

  slots: {
    title: 'Blocs du site',
    help: 'Seul sur sa ligne, un nom précédé de « :: » place dans le texte un bloc que le site remplit lui-même.',
  },

  contentTypes: {
    folder: 'Où',
    address: 'Adresse',
    noAddress: 'Pas de page à cette adresse : ce fichier sert à tout le site.',
    text: 'Texte',
    takesText: 'Un texte en Markdown, sous l’en-tête.',
    takesNoText: 'Pas de texte sous l’en-tête : tout est dans les champs.',
    fileName: 'nom-du-fichier',
    shared: 'Champs communs',
    sharedHelp: 'Ces champs sont les mêmes dans plusieurs sortes de pages.',
    sharedHere: 'Champs communs',
    sample: (title: string) => `Ce que contient l’en-tête d’un nouveau fichier (${title})`,
    sampleTitle: 'Un titre',
  },

  field: {
    required: 'obligatoire',
    optional: 'facultatif',
    example: 'Exemple :',
    choices: 'Au choix',
    each: 'Chaque élément',
    otherwise: (value: string) => `Par défaut : ${value}.`,
    types: {
      text: 'Texte',
      longText: 'Texte, sur une ou plusieurs lignes',
      number: 'Nombre',
      wholeNumber: 'Nombre entier',
      yesNo: 'Oui ou non (true, false)',
      date: 'Date (année-mois-jour)',
      email: 'Adresse e-mail',
      link: 'Adresse ou chemin du site',
      picture: 'Image',
      file: 'Adresse d’un fichier du dossier static',
      list: 'Liste',
      group: 'Groupe de champs',
      reference: (contentType: string) => `Nom de fichier, sans « .md » (${contentType})`,
    },
    characters: (least: number | undefined, most: number | undefined) => between(least, most, 'caractère'),
    elements: (least: number | undefined, most: number | undefined) => between(least, most, 'élément'),
    value: (least: number | undefined, most: number | undefined) => between(least, most, ''),
  },

  rules: {
    title: 'Les autres remarques',
    help: 'L’atelier peut aussi faire ces remarques, sous le nom de leur règle.',
  },
};

/** « 50 à 160 caractères », « 3 éléments », « 70 caractères au plus ». */
function between(least: number | undefined, most: number | undefined, noun: string): string {
  const counted = (count: number) => `${count}${noun === '' ? '' : ` ${noun}${count > 1 ? 's' : ''}`}`;
  if (least !== undefined && least === most) return counted(least);
  if (least !== undefined && most !== undefined) return `de ${least} à ${counted(most)}`;
  if (most !== undefined) return `${counted(most)} au plus`;
  return least === undefined ? '' : `${counted(least)} au moins`;
}
