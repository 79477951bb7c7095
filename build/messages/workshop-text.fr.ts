/** What the workshop's editor of texts says to writers. */
export const workshopText = {
  keys: "Tab mène à ce qui suit l'éditeur. F8 va à la remarque suivante, Ctrl et point la corrige quand une correction est proposée.",
  replaceBy: (fix: string) => (fix === '' ? 'Supprimer' : `Remplacer par « ${fix} »`),
  mendingKey: (action: string) => `Ctrl et point : ${action}.`,
  noFinding: 'Aucune remarque dans ce texte.',
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
