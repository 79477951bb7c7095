import { body, entry, heading, note, result, title } from './looks.ts';
import type { Workbook, WorkbookSheet } from './workbook.ts';

const TOOLS = ['Zapier', 'Make', 'n8n'] as const;

/** Weight for the firm of the article's example, then the marks of the article, by tool. */
const CRITERIA: readonly [name: string, weight: number, ...marks: number[]][] = [
  ['Prise en main par un non-spécialiste', 3, 5, 3, 2],
  ['Nombre de connecteurs', 2, 5, 4, 3],
  ['Coût à fort volume', 1, 2, 4, 5],
  ['Traitement de listes et logique complexe', 1, 2, 4, 5],
  ['Gestion des erreurs', 1, 3, 5, 4],
  ['Maîtrise de l’hébergement', 1, 1, 3, 5],
  ['Peu d’entretien technique', 3, 5, 5, 2],
];

const FIRST = 5;
const LAST = FIRST + CRITERIA.length - 1;
/** Columns of the marks, and of the points that they give. */
const MARKS = ['C', 'D', 'E'] as const;
const POINTS = ['F', 'G', 'H'] as const;

const grid: WorkbookSheet = {
  name: 'Grille',
  widths: [44, 10, 10, 10, 10, 12, 12, 12],
  sticky: 4,
  landscape: true,
  checks: [
    { cells: `B${FIRST}:B${LAST}`, least: 0, most: 3, whole: true },
    { cells: `${MARKS[0]}${FIRST}:${MARKS.at(-1)}${LAST}`, least: 0, most: 5 },
  ],
  rows: [
    title('Choisir entre Zapier, Make et n8n', 8),
    note(
      'Cases jaunes : à vous. Donnez à chaque critère un poids de 0 (sans importance) à 3 (décisif), puis corrigez les notes sur 5 après votre essai. Les poids affichés sont ceux de l’exemple de l’article, un cabinet de quinze personnes sans informaticien.',
      8,
      48,
    ),
    [null],
    [
      heading('Critère'),
      heading('Poids', { align: 'center' }),
      ...TOOLS.map((name) => heading(name, { align: 'center' })),
      ...TOOLS.map((name) => heading(`Points ${name}`, { align: 'center' })),
    ],
    ...CRITERIA.map(([name, weight, ...marks], index) => [
      body(name),
      entry(weight, { align: 'center' }),
      ...marks.map((mark) => entry(mark, { align: 'center' })),
      ...MARKS.map((column) => body(`=$B${FIRST + index}*${column}${FIRST + index}`, { align: 'center' })),
    ]),
    [
      result('Total'),
      result(`=SUM(B${FIRST}:B${LAST})`, { align: 'center' }),
      ...MARKS.map(() => result(null)),
      ...POINTS.map((column) => result(`=SUM(${column}${FIRST}:${column}${LAST})`, { align: 'center' })),
    ],
    [
      result('Part du maximum possible'),
      result(null),
      ...MARKS.map(() => result(null)),
      ...POINTS.map((column) =>
        result(`=IF($B${LAST + 1}=0,0,${column}${LAST + 1}/($B${LAST + 1}*5))`, { align: 'center', format: '0%' }),
      ),
    ],
    [null],
    note('Moins de cinq points d’écart : la grille ne tranche pas, l’essai de la feuille suivante le fera.', 8),
  ],
};

/** Rows of the trial, from the fifth on: what is filled in, then what is calculated of it in the column of a tool. */
const TRIAL: readonly [name: string, formula?: (column: string) => string][] = [
  ['Heures de construction'],
  ['Exécutions pendant l’essai'],
  ['Unités consommées pendant l’essai (tâches, opérations ou exécutions)'],
  ['Pannes provoquées et comprises sans aide, sur cinq'],
  ['Exécutions prévues par mois'],
  ['Prix du forfait qui les porte, par mois (€ hors taxes)'],
  ['Heures d’entretien prévues par mois'],
  ['Coût d’une heure de travail (€)'],
  ['Unités par mois', (column) => `=IF(${column}6=0,0,${column}7/${column}6*${column}9)`],
  ['Abonnement de la première année (€)', (column) => `=${column}10*12`],
  ['Travail de la première année (€)', (column) => `=(${column}5+${column}11*12)*${column}12`],
  ['Coût de la première année (€)', (column) => `=${column}14+${column}15`],
];

const trial: WorkbookSheet = {
  name: 'Essai',
  widths: [62, 16, 16],
  sticky: 4,
  checks: [
    { cells: 'B5:C7', least: 0, most: 1e6 },
    { cells: 'B8:C8', least: 0, most: 5, whole: true },
    { cells: 'B9:C12', least: 0, most: 1e6 },
  ],
  rows: [
    title('Le même processus, monté sur deux outils', 3),
    note('Choisissez un processus réel, ni vital ni anecdotique. Cases jaunes : vos relevés.', 3),
    [null],
    [heading('Relevé'), heading('Outil A', { align: 'center' }), heading('Outil B', { align: 'center' })],
    ...TRIAL.map(([name, formula]) => [
      formula ? result(name) : body(name),
      ...['B', 'C'].map((column) =>
        formula ? result(formula(column), { format: '#,##0' }) : entry(null, { format: '#,##0.##' }),
      ),
    ]),
  ],
};

/** For the article that compares the tools. */
export const decisionGrid: Workbook = { file: 'grille-choix-outil.xlsx', sheets: [grid, trial] };
