import { body, entry, heading, note, result, title } from './looks.ts';
import type { Workbook, WorkbookSheet } from './workbook.ts';

const MESSAGES = 50;
const FIRST = 7;
const LAST = FIRST + MESSAGES - 1;

const messages: WorkbookSheet = {
  name: 'Jeu d’essai',
  widths: [10, 56, 20, 20, 10, 10, 14],
  sticky: FIRST - 1,
  landscape: true,
  hidden: [7],
  checks: [{ cells: `E${FIRST}:E${LAST}`, least: 0, most: 100 }],
  rows: [
    title('Cinquante messages, classés par vous puis par l’IA', 6),
    note(
      'Cases jaunes : à vous. Classez d’abord à la main, sans regarder la réponse. Écrivez les catégories de la même façon des deux côtés. Le score est facultatif. La première ligne est un exemple, à remplacer.',
      6,
    ),
    [result('Comparés'), result(`=COUNTIF(F${FIRST}:F${LAST},"oui")+COUNTIF(F${FIRST}:F${LAST},"non")`)],
    [result('Justes'), result(`=COUNTIF(F${FIRST}:F${LAST},"oui")`)],
    [result('Part'), result('=IF(B3=0,0,B4/B3)', { format: '0%' })],
    ['N°', 'Message', 'Catégorie attendue', 'Réponse de l’IA', 'Score', 'Juste ?', 'Score si faux'].map((name) =>
      heading(name),
    ),
    ...Array.from({ length: MESSAGES }, (_, index) => rowOf(index)),
  ],
};

/** A message: what is filled in, then whether the answer is right, and the score of a wrong one (−1 for none), in a hidden column that thresholds are counted from. */
function rowOf(index: number) {
  const row = FIRST + index;
  const [message, expected, answer] =
    index === 0 ? ['EXEMPLE La chambre froide ne descend plus.', 'panne', 'panne'] : [null, null, null];
  return [
    body(index + 1, { align: 'center' }),
    entry(message),
    entry(expected),
    entry(answer),
    entry(index === 0 ? 90 : null, { align: 'center', format: '0' }),
    body(`=IF(OR(ISBLANK(C${row}),ISBLANK(D${row})),"",IF(C${row}=D${row},"oui","non"))`, { align: 'center' }),
    body(`=IF(AND(F${row}="non",ISNUMBER(E${row})),E${row},-1)`, { align: 'center' }),
  ];
}

/** What each threshold would let out unread. */
const thresholds: WorkbookSheet = {
  name: 'Seuils',
  widths: [16, 16, 16, 16, 24],
  sticky: 4,
  rows: [
    title('Ce que chaque seuil laisserait partir seul', 5),
    note('Seulement si vous demandez un score. La dernière colonne applique la règle de trois : 3 ÷ messages.', 5),
    [null],
    ['Seuil', 'Partent seuls', 'Erreurs', 'Taux d’erreur', 'Sans erreur vue, au plus'].map((name) => heading(name)),
    ...[0, 70, 85, 95].map((threshold, index) => {
      const row = 5 + index;
      const scores = (column: string) => `'Jeu d’essai'!${column}${FIRST}:${column}${LAST}`;
      return [
        entry(threshold, { align: 'center' }),
        // Not every program leaves blank cells out of `COUNTIF(…, ">=0")`.
        body(`=IF(A${row}<=0,COUNT(${scores('E')}),COUNTIF(${scores('E')},">="&A${row}))`, { align: 'center' }),
        body(`=COUNTIF(${scores('G')},">="&A${row})`, { align: 'center' }),
        body(`=IF(B${row}=0,0,C${row}/B${row})`, { align: 'center', format: '0.0%' }),
        body(`=IF(AND(B${row}>0,C${row}=0),3/B${row},"")`, { align: 'center', format: '0%' }),
      ];
    }),
  ],
};

const CASES = 20;
const mean = (column: string) => {
  const minutes = `${column}11:${column}${10 + CASES}`;
  return `=IF(COUNT(${minutes})=0,0,AVERAGE(${minutes}))`;
};

/** Minutes a case, before and after. */
const timing: WorkbookSheet = {
  name: 'Chronométrage',
  widths: [34, 18, 18],
  sticky: 10,
  checks: [
    { cells: 'B6', least: 0, most: 1e6 },
    { cells: `B11:C${10 + CASES}`, least: 0, most: 1440 },
  ],
  rows: [
    title('Vingt cas chronométrés, avant et après', 3),
    note('En minutes par cas. « Après » comprend le contrôle et les corrections.', 3),
    [null],
    [result('Moyenne avant (min)'), result(mean('B'), { format: '0.0' })],
    [result('Moyenne après (min)'), result(mean('C'), { format: '0.0' })],
    [body('Cas par mois'), entry(null, { format: '#,##0' })],
    [result('Heures gagnées par mois'), result('=(B4-B5)*B6/60', { format: '0.0' })],
    [result('Part du temps gagnée'), result('=IF(B4=0,0,(B4-B5)/B4)', { format: '0%' })],
    [null],
    ['Cas', 'Avant', 'Après'].map((name) => heading(name)),
    ...Array.from({ length: CASES }, () => [
      entry(null),
      entry(null, { format: '0.0' }),
      entry(null, { format: '0.0' }),
    ]),
  ],
};

/** For the article on rules, models and people. */
export const testSet: Workbook = { file: 'jeu-essai.xlsx', sheets: [messages, thresholds, timing] };
