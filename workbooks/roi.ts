import { FIELDS, GROUPS } from '../src/islands/roi-calculator/inputs.ts';
import { body, entry, heading, note, result, title } from './looks.ts';
import type { Cell, Workbook, WorkbookSheet } from './workbook.ts';

const EUROS = '#,##0 "€"';
/** Most years that a project may count, as in the article's calculator. */
const YEARS = FIELDS.find(({ key }) => key === 'years')?.max ?? 0;

/** Rows of the entries: a heading a group, then its fields. */
const ENTRY_ROWS = GROUPS.flatMap(({ title: name, fields }) => [
  { name, field: undefined },
  ...fields.map((field) => ({ name, field })),
]);
/** Below the results, which stand first. */
const FIRST_ENTRY = 8;

const entries: WorkbookSheet = {
  name: 'Saisie',
  widths: [34, 16, 22],
  checks: ENTRY_ROWS.flatMap(({ field }, index) =>
    field
      ? { cells: `B${FIRST_ENTRY + index}`, least: field.min, most: field.max, ...(field.whole && { whole: true }) }
      : [],
  ),
  rows: [
    title('Rentabilité d’une automatisation', 3),
    note(
      'Cases jaunes : à vous. Les montants affichés sont ceux de l’exemple de l’article ; les autres feuilles se calculent seules.',
      3,
      48,
    ),
    [heading('Résultat, tableau complet'), heading('Valeur', { align: 'right' }), heading('Unité', { indent: 1 })],
    [result('ROI sur un an de gains'), result('=Scénarios!C4', { format: '0%', align: 'right' }), result(null)],
    [
      result('Délai de retour'),
      result('=Scénarios!D4', { format: '0.0', align: 'right' }),
      result('mois', { indent: 1 }),
    ],
    [
      result('Valeur actuelle nette'),
      result('=Scénarios!E4', { format: EUROS }),
      result('sur la durée', { indent: 1 }),
    ],
    [null],
    ...ENTRY_ROWS.map(({ name, field }) =>
      field
        ? [body(field.label), entry(field.start, { format: '#,##0.##' }), body(field.unit, { indent: 1 })]
        : [heading(name), heading('Valeur', { align: 'right' }), heading('Unité', { indent: 1 })],
    ),
  ],
};

/** The cell of an entry, from any sheet. */
function at(key: (typeof FIELDS)[number]['key']): string {
  return `Saisie!$B$${FIRST_ENTRY + ENTRY_ROWS.findIndex(({ field }) => field?.key === key)}`;
}

const hoursWorth = (key: Parameters<typeof at>[0]) => `=${at(key)}*${at('weeksAYear')}*${at('hourlyCost')}`;

const costs: WorkbookSheet = {
  name: 'Dépenses',
  widths: [44, 16],
  rows: [
    title('Ce que le projet coûte', 2),
    [null],
    [heading('Au départ'), heading('Montant', { align: 'right' })],
    line('Cadrage', `=${at('audit')}`),
    line('Conception et mise en service', `=${at('building')}`),
    line('Temps interne : essais et formation', `=${at('internalHours')}*${at('hourlyCost')}`),
    line('Autres frais de départ', `=${at('otherFees')}`),
    sum('Total au départ', '=SUM(B4:B7)'),
    [heading('Chaque année'), heading('Montant', { align: 'right' })],
    line('Abonnements aux outils', `=${at('subscriptions')}`),
    line('Maintenance', `=${at('maintenance')}`),
    sum('Total par an', '=SUM(B10:B11)'),
    [null],
    sum('Total sur la durée', `=B8+B12*${at('years')}`),
  ],
};
const INITIAL = "'Dépenses'!$B$8";
const YEARLY = "'Dépenses'!$B$12";
const TOTAL = "'Dépenses'!$B$14";

const gains: WorkbookSheet = {
  name: 'Gains',
  widths: [44, 16],
  rows: [
    title('Ce que le projet rapporte par an', 2),
    [null],
    [heading('Gain'), heading('Montant', { align: 'right' })],
    line('Saisie des commandes', hoursWorth('orders')),
    line('Facturation et relances', hoursWorth('invoices')),
    line('Rapports de gestion', hoursWorth('reports')),
    sum('Total des heures', '=SUM(B4:B6)'),
    line('Erreurs évitées', `=${at('errorsAMonth')}*12*${at('errorCost')}`),
    line('Marge sur les ventes récupérées', `=${at('salesAYear')}*${at('margin')}`),
    sum('Total des gains', '=B7+B8+B9'),
  ],
};
const [HOURS, ERRORS, SALES] = ['Gains!$B$7', 'Gains!$B$8', 'Gains!$B$9'];
const USEFUL_HOURS = `${HOURS}*${at('reemployed')}/100`;

/** The article's hypotheses, from the best on. */
const HYPOTHESES: readonly [name: string, gains: string][] = [
  ['Tableau complet', `=${HOURS}+${ERRORS}+${SALES}`],
  ['Une part des heures réemployée', `=${USEFUL_HOURS}+${ERRORS}+${SALES}`],
  ['La même, sans aucune vente', `=${USEFUL_HOURS}+${ERRORS}`],
  ['Aucune heure réemployée', `=${ERRORS}+${SALES}`],
  ['Erreurs évitées seulement', `=${ERRORS}`],
];
/** Their rows among the scenarios, and their columns year by year. */
const FIRST_SCENARIO = 4;
const COLUMNS = ['D', 'E', 'F', 'G', 'H'] as const;
const FIRST_YEAR = 4;
const LAST_YEAR = FIRST_YEAR + YEARS;

const scenarios: WorkbookSheet = {
  name: 'Scénarios',
  widths: [34, 16, 12, 20, 18],
  landscape: true,
  rows: [
    title('Scénarios, du plus favorable au plus prudent', 5),
    note(
      'ROI : un an de gains face aux coûts de toute la durée. Un délai plus long que la durée veut dire que le projet ne se rembourse pas.',
      5,
    ),
    ['Hypothèse', 'Gains par an', 'ROI', 'Délai de retour (mois)', 'VAN'].map((name, index) =>
      heading(name, { align: index === 0 ? 'left' : 'right' }),
    ),
    ...HYPOTHESES.map(([name, formula], index) => {
      const row = FIRST_SCENARIO + index;
      return [
        body(name),
        body(formula, { format: EUROS }),
        body(`=IF(${TOTAL}=0,"sans objet",(B${row}-${TOTAL})/${TOTAL})`, { format: '0%', align: 'right' }),
        body(`=IF(${TOTAL}=0,"sans objet",IF(B${row}=0,"jamais",${TOTAL}/B${row}*12))`, {
          format: '0.0',
          align: 'right',
        }),
        result(`=VAN!${COLUMNS[index]}${LAST_YEAR + 1}`, { format: EUROS }),
      ];
    }),
  ],
};

const presentValue: WorkbookSheet = {
  name: 'VAN',
  widths: [10, 12, 16, 16, 16, 16, 16, 16],
  sticky: 3,
  landscape: true,
  rows: [
    title('Valeur actuelle nette, année par année', 8),
    note(
      'Chaque flux (gains moins coûts de l’année) est divisé par (1 + taux) autant de fois qu’il y a d’années. Au-delà de la durée choisie, les flux sont nuls.',
      8,
    ),
    ['Année', 'Diviseur', 'Flux, tableau complet', ...HYPOTHESES.map(([name]) => name)].map((name) =>
      heading(name, { align: 'right' }),
    ),
    ...Array.from({ length: YEARS + 1 }, (_, year) => yearRow(year)),
    [
      result('Total'),
      result(null),
      result(null),
      ...COLUMNS.map((column) => result(`=SUM(${column}${FIRST_YEAR}:${column}${LAST_YEAR})`, { format: EUROS })),
    ],
  ],
};

function yearRow(year: number): Cell[] {
  const row = FIRST_YEAR + year;
  const flow = (scenario: number) =>
    year === 0 ? `-${INITIAL}` : `IF($A${row}>${at('years')},0,'Scénarios'!$B$${FIRST_SCENARIO + scenario}-${YEARLY})`;
  return [
    body(year),
    body(`=(1+${at('rate')}/100)^A${row}`, { format: '0.0000' }),
    body(`=${flow(0)}`, { format: EUROS }),
    ...COLUMNS.map((_, scenario) => body(`=${flow(scenario)}/$B${row}`, { format: EUROS })),
  ];
}

function line(name: string, formula: string): Cell[] {
  return [body(name), body(formula, { format: EUROS })];
}

function sum(name: string, formula: string): Cell[] {
  return [result(name), result(formula, { format: EUROS })];
}

/** For the article on the return of an automation: its example, to be redone with one's own amounts. */
export const roi: Workbook = { file: 'calcul-roi.xlsx', sheets: [entries, costs, gains, scenarios, presentValue] };
