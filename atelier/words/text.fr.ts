import type { Unpublished } from '../../build/contract/entry.ts';
import { plural } from './plural.ts';

/** Words of the text editor. */
export const workshopText = {
  keys: "Tab mène à ce qui suit l'éditeur, d'une case à l'autre dans un tableau, et change le retrait dans une liste ; Ctrl et Entrée coche une case, sort d'un tableau ou d'un encadré, ou revient d'une note à son appel ; la flèche du haut, sur sa première ligne, mène à son titre ; Alt et F10 à sa barre d'outils. « / » liste ce qui peut être inséré. F8 va à la remarque suivante, Ctrl et point la corrige quand une correction est proposée.",
  replaceBy: (fix: string) => (fix === '' ? 'Supprimer' : `Remplacer par « ${fix} »`),
  mendingKey: (action: string) => `Ctrl et point : ${action}.`,
  noDiagnostic: 'Aucune remarque dans ce texte.',

  bar: 'Mise en forme',
  tools: {
    heading: (level: number) => ['Titre de section', 'Titre de sous-section', 'Petit titre'][level - 2] ?? 'Titre',
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
    variable: 'Valeur',
  },
  menus: {
    heading: 'Paragraphe et titres',
    slot: 'Bloc de la page',
    table: 'Modifier le tableau',
    more: 'Plus de mises en forme',
  },
  caption: { add: 'Mettre une légende', remove: 'Enlever la légende', first: 'Légende du tableau' },
  table: {
    numbers: 'Nombres du graphique',
    help: "Tab et Entrée mènent de case en case ; ce qui est copié d'un tableur remplit autant de cases. La première ligne est l'en-tête.",
    head: (nth: number) => `Colonne ${nth}`,
    addRow: 'Ajouter une ligne dessous',
    addColumn: 'Ajouter une colonne à droite',
    removeRow: 'Supprimer la ligne',
    removeColumn: 'Supprimer la colonne',
    align: {
      left: 'Aligner la colonne à gauche',
      center: 'Centrer la colonne',
      right: 'Aligner la colonne à droite',
    },
    remove: 'Supprimer le tableau',
  },
  short: {
    heading: 'Titres',
    bullet: 'Puces',
    ordered: 'Numérotée',
    task: 'Cases',
    table: 'Ce tableau',
    more: 'Plus',
    signs: 'Signes',
  },
  /** The text as its page shows it. */
  visible: {
    signs: 'Voir les signes',
    done: 'Fait',
    source: (name: string, source = 'réglages du site') => `${name} · source : ${source}`,
    noPicture: (address: string) => `Aucune image du site ne répond à l'adresse « ${address} ».`,
    noDescription: "Image sans description : choisissez « Modifier » pour écrire ce qu'elle montre.",
    blocks: {
      picture: (description: string) => `Image : ${description === '' ? 'sans description' : description}`,
      drawing: (name: string, title: string) => (title === '' ? name : `${name} : ${title}`),
      callOut: (title: string) => `Encadré : ${title}`,
      table: (columns: number, rows: number) => `Tableau de ${columns} colonnes et ${rows} lignes`,
    },
  },
  /** The editable text. */
  rich: {
    paragraph: 'Paragraphe',
    insertions: 'Insérer',
    callOutTitle: "Titre de l'encadré",
    note: (label: string) => `Note ${label}`,
    language: 'Langage du code',
    source: 'Élément écrit en signes',
    markdown: 'Signes',
    notDrawn: 'Le dessin ne peut pas être montré pour le moment.',
    notOpened:
      "Le texte n'a pas pu être lu. Vérifiez que l'atelier est lancé, puis rechargez la page ; « Signes » le montre tel quel.",
    filled: 'Le site remplit ce bloc lui-même : il ne se modifie pas ici. La touche Suppr le retire du texte.',
    change: 'Modifier',
    remove: 'Enlever',
    open: 'Ouvrir',
    linkBar: 'Lien',
    put: 'Mettre dans le texte',
    title: 'Titre',
    chartType: 'Sorte de graphique',
    chartTypes: { barres: 'Barres', lignes: 'Lignes', 'avant-apres': 'Avant et après' } as Readonly<
      Record<string, string>
    >,
    steps: 'Étapes, une par ligne',
    stepsHint:
      "« Nom : ce qui s'y passe ». Deux espaces de plus ouvrent une route sous une étape ; encore deux, les étapes de cette route. « → Nom d'une étape » y mène, « → fin » arrête la route.",
    pictureCaption: "Légende, sous l'image (facultative)",
    slots: {
      'calculateur-roi': 'Calculateur de ROI',
      'calculateur-factures': 'Calculateur de factures',
      'avant-apres': 'Avant et après',
    } as Readonly<Record<string, string>>,
    slotName: (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    /** Returns the label of a value's name: « Make core prix » for `make-core-prix`. */
    valueName: (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-._]/g, ' '),
    namedValue: (name: string, value: string) => `${name} : ${value}`,
    outline: 'Plan',
    emptyHeading: 'Titre vide',
    count: (words: number, minutes: number) =>
      words === 0 ? 'Aucun mot' : `${plural(words, 'mot')} · ${minutes} min de lecture`,
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
    description: 'Ce que montre l’image',
    descriptionHint:
      'Pour qui ne la voit pas : ce qu’on y voit, en une phrase. Laissez vide si elle ne fait que décorer.',
    insertPicture: 'Insérer l’image',
    otherPicture: 'Choisir une autre image',
    findVariable: 'Mots du nom ou de la valeur',
    variables: 'Valeurs du site',
    noVariable: 'Aucune valeur ne contient ces mots.',
  },
  unpublished: (unpublished: Unpublished) =>
    unpublished.why === 'draft' ? 'brouillon' : `à paraître le ${unpublished.from.split('-').reverse().join('/')}`,

  sending: (name: string) => `Envoi de « ${name} »…`,
  notSent: (name: string, why: string) => `« ${name} » n'a pas pu être ajoutée : ${why}`,
  describe: "Image ajoutée. Choisissez « Modifier » pour écrire ce qu'elle montre.",
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
  regexp: 'motif technique',
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

/** Things that a pasted text can lose. */
const LEFT_OUT = {
  links: ['lien sans adresse du web', 'liens sans adresse du web'],
  pictureLinks: ["lien autour d'une image", "liens autour d'images"],
  anchors: ["lien interne au document d'origine", "liens internes au document d'origine"],
  comments: ['commentaire de relecture', 'commentaires de relecture'],
  deletions: ['passage supprimé par un relecteur', 'passages supprimés par un relecteur'],
  formulas: ["formule (réécrivez-la, ou collez-en l'image)", "formules (réécrivez-les, ou collez-en l'image)"],
  embeds: ['contenu intégré (vidéo, carte, dessin…)', 'contenus intégrés (vidéo, carte, dessin…)'],
  controls: ['bouton, champ ou étiquette', 'boutons, champs ou étiquettes'],
  symbols: ["signe d'une police de symboles (Wingdings…)", "signes d'une police de symboles (Wingdings…)"],
} as const;

/** Things of which a pasted text keeps the words, but not the looks. */
const CHANGED = {
  smallSigns: ['indice ou exposant, au niveau du texte', 'indices ou exposants, au niveau du texte'],
  merged: ['cellule fusionnée, divisée', 'cellules fusionnées, divisées'],
} as const;

export type LeftOutKind = keyof typeof LEFT_OUT | keyof typeof CHANGED;

export const workshopPaste = {
  /** Returns the mark for a pending picture. `alt`: its description, which may be empty. */
  missingPicture: (nth: number, alt: string) => `[À compléter : image ${nth}${alt === '' ? '' : `, « ${alt} »`}]`,
  /** Returns the highest number of such a mark in a text. */
  pictureMarks: (text: string) =>
    Math.max(0, ...Array.from(text.matchAll(/\[À compléter : image (\d+)/g), ([, nth]) => Number(nth))),
  /** The pattern of such a mark, even if a writer has edited it. */
  pictureMark: /\[À compléter : image[^[\]\n]*\]/,
  notPasted:
    "Rien n'a été collé : le texte n'a pas pu être lu. Vérifiez que l'atelier est lancé, puis collez à nouveau.",

  /** `count`: the number of things in a pasted text that this site's texts cannot have, by kind. */
  pasted: (count: Readonly<Partial<Record<LeftOutKind, number>>>) => {
    const counts = (kinds: Readonly<Record<string, readonly [string, string]>>) =>
      Object.entries({ ...count }).flatMap(([kind, nth]) => (kinds[kind] ? [plural(nth, ...kinds[kind])] : []));
    const [leftOut, changed] = [counts(LEFT_OUT), counts(CHANGED)];
    return [
      'Collé sans les polices, tailles, couleurs et soulignements.',
      ...(leftOut.length > 0 ? [`Laissé de côté : ${leftOut.join(', ')}.`] : []),
      ...(changed.length > 0 ? [`À relire : ${changed.join(', ')}.`] : []),
      'Ctrl+Z défait le tout ; Ctrl+Maj+V colle le texte seul.',
    ].join(' ');
  },
  sendingPictures: (nth: number, count: number) => `Envoi des images collées : ${nth} sur ${count}…`,
  refused: (nth: number, why: string) => `L'image ${nth} n'a pas pu être ajoutée : ${why}`,
  /** `sent`: the number of inserted pictures. `missing`: those without bytes on the clipboard. `refused`: the reasons of failures. */
  pictures: ({ sent, missing, refused }: { sent: number; missing: number; refused: readonly string[] }) =>
    [
      ...(sent > 0
        ? [`${plural(sent, 'image ajoutée', 'images ajoutées')} : vérifiez les mots qui disent ce qu'elles montrent.`]
        : []),
      ...refused,
      ...(missing > 0
        ? [
            `${missing > 1 ? `${missing} images n'étaient pas dans le texte copié : leurs places sont marquées` : "1 image n'était pas dans le texte copié : sa place est marquée"} « [À compléter : image …] ». Copiez chaque image seule et collez-la à sa place, ou enregistrez-la puis déposez-la ici.`,
          ]
        : []),
    ].join(' '),
};
