/** What readers and writers see of this site's Markdown. */
export const markdown = {
  callOuts: { astuce: 'Astuce', attention: 'Attention', exemple: 'Exemple' },
  tableName: (heads: readonly string[], nth: number) => `Tableau ${nth > 1 ? `${nth} ` : ''}: ${heads.join(', ')}`,
  notes: { name: 'Notes', back: (number: number) => `Retour à l'appel de la note ${number}` },
  code: {
    languages: ['bash', 'css', 'http', 'javascript', 'json', 'sql', 'xml'],
    tokens: [
      'attr',
      'attribute',
      'built_in',
      'comment',
      'keyword',
      'literal',
      'meta',
      'number',
      'string',
      'title',
      'variable',
    ],
  },
};
