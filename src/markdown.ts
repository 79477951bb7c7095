import { anchors } from './routes.ts';

/** Of the footer, an article's update, and the drawing in the background. */
const OTHER_IDS = ['pied-navigation', 'pied-contact', 'mise-a-jour', 'etoile'];

/** Settings of this site's Markdown: names that writers type, and texts that readers see. */
export const markdown = {
  language: 'fr',
  callOuts: { astuce: 'Astuce', attention: 'Attention', exemple: 'Exemple' },
  diagram: { name: 'schema', drawing: 'Schéma : {title}', inWords: 'Le schéma, étape par étape', end: 'fin' },
  tableName: { first: 'Tableau : {heads}', next: 'Tableau {nth} : {heads}', separator: ', ' },
  caption: 'tableau',
  chart: {
    name: 'graphique',
    types: { bars: 'barres', lines: 'lignes', change: 'avant-apres' },
    table: 'Les chiffres en tableau',
  },
  notes: { name: 'Notes', back: "Retour à l'appel de la note {number}" },
  frameIds: [anchors.contact, anchors.downloads, anchors.main, anchors.sources, ...OTHER_IDS],
  frameIdField: 'ancre',
  code: {
    name: 'Code {nth}',
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
