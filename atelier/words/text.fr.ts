import type { Unpublished } from '../../build/contract/entry.ts';

/** What the workshop's editor of texts says to writers. */
export const workshopText = {
  keys: "Tab mène à ce qui suit l'éditeur, et d'une case à l'autre dans un tableau ; Alt et F10 à sa barre d'outils. F8 va à la remarque suivante, Ctrl et point la corrige quand une correction est proposée.",
  replaceBy: (fix: string) => (fix === '' ? 'Supprimer' : `Remplacer par « ${fix} »`),
  mendingKey: (action: string) => `Ctrl et point : ${action}.`,
  noDiagnostic: 'Aucune remarque dans ce texte.',

  bar: 'Mise en forme',
  tools: {
    heading: (level: number) => (level === 2 ? 'Titre de section' : 'Titre de sous-section'),
    bold: 'Gras',
    italic: 'Italique',
    struck: 'Barré',
    code: 'Code',
    link: 'Lien',
    footnote: 'Note de bas de page',
    bullet: 'Liste à puces',
    ordered: 'Liste numérotée',
    task: 'Cases à cocher',
    indent: 'Augmenter le retrait de la liste',
    dedent: 'Diminuer le retrait de la liste',
    quote: 'Citation',
    codeBlock: 'Bloc de code',
    table: 'Tableau',
    picture: 'Image',
    variable: 'Variable',
  },
  menus: {
    callOut: 'Encadré',
    drawing: 'Dessin',
    slot: 'Bloc de la page',
    table: 'Modifier le tableau',
    picture: "Modifier l'image",
  },
  caption: { add: 'Mettre une légende', first: 'Légende' },
  table: {
    head: (nth: number) => `Colonne ${nth}`,
    addRow: 'Ajouter une ligne dessous',
    addColumn: 'Ajouter une colonne à droite',
    removeRow: 'Supprimer la ligne',
    removeColumn: 'Supprimer la colonne',
    tidy: 'Aligner les colonnes',
  },
  keyNames: { Mod: 'Ctrl', Shift: 'Maj', Alt: 'Alt', ArrowRight: '→', ArrowLeft: '←' },

  dialogs: {
    link: 'Lien',
    setLink: 'Mettre le lien',
    removeLink: 'Enlever le lien',
    linkText: (text: string) => `Texte du lien : « ${text} »`,
    shownText: 'Texte du lien (sinon, le titre de la page)',
    pageOrAddress: 'Mots du titre d’une page, ou adresse',
    noAddress:
      'Aucune page ne répond à ces mots. Écrivez une adresse entière (https://…), une adresse électronique, ou un chemin du site (/contact).',
    pages: 'Pages du site',
    picture: 'Image',
    upload: 'Envoyer une image de cet ordinateur',
    findPicture: 'Chercher parmi les images du site',
    pictures: 'Images du site',
    noPicture: 'Aucune image de ce nom.',
    findVariable: 'Mots du nom ou de la valeur',
    variables: 'Variables du site',
    noVariable: 'Aucune variable ne contient ces mots.',
  },
  unpublished: (unpublished: Unpublished) =>
    unpublished.why === 'draft' ? 'brouillon' : `à paraître le ${unpublished.from.split('-').reverse().join('/')}`,

  sending: (name: string) => `Envoi de « ${name} »…`,
  notSent: (name: string, why: string) => `« ${name} » n'a pas pu être ajoutée : ${why}`,
  describe: "Image ajoutée. Écrivez ce qu'elle montre entre les crochets.",
};

/** CodeMirror's own words, by its English ones. */
export const phrases: Readonly<Record<string, string>> = {
  // @codemirror/view, @codemirror/commands, @codemirror/autocomplete
  'Control character': 'Caractère invisible',
  'Selection deleted': 'Sélection supprimée',
  Completions: 'Propositions',
  close: 'fermer',
  // @codemirror/search
  Find: 'Chercher',
  Replace: 'Remplacer par',
  next: 'suivant',
  previous: 'précédent',
  all: 'tous',
  'match case': 'respecter la casse',
  regexp: 'expression régulière',
  'by word': 'mot entier',
  replace: 'remplacer',
  'replace all': 'tout remplacer',
  'current match': 'trouvé',
  'on line': 'à la ligne',
  'replaced match on line $': 'remplacé à la ligne $',
  'replaced $ matches': '$ remplacements',
  'Go to line': 'Aller à la ligne',
  go: 'aller',
  // @codemirror/lint
  Diagnostics: 'Remarques',
  'No diagnostics': 'Aucune remarque',
};
