/** The grid in which tables are written. */
export const workshopTable = {
  heading: 'Tableau',
  newHeading: 'Nouveau tableau',
  help: "Tab et Entrée mènent de case en case ; ce qui est copié d'un tableur remplit autant de cases. La première ligne est l'en-tête.",
  done: 'Reporter dans le texte',
  add: 'Insérer le tableau',
  head: (nth: number) => `Colonne ${nth}`,
  cell: (row: number, column: number) => (row === 0 ? `En-tête ${column}` : `Ligne ${row}, colonne ${column}`),
  addRow: 'Ajouter une ligne dessous',
  addColumn: 'Ajouter une colonne à droite',
  removeRow: (row: number) => (row === 0 ? 'Supprimer la ligne' : `Supprimer la ligne ${row}`),
  removeColumn: (column: number) => `Supprimer la colonne ${column}`,
};
