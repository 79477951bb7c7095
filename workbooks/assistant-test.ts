import { body, entry, heading, note, result, title } from './looks.ts';
import type { Cell, Workbook, WorkbookSheet } from './workbook.ts';

const LINES = 50;
const FIRST = 11;
const LAST = FIRST + LINES - 1;
/** Columns of the verdicts, a trial each, and of what lines say of it. */
const TRIALS = ['E', 'F', 'G'] as const;
const REMARKS = ['H', 'I', 'J'] as const;
const VERDICTS = ['juste', 'à corriger', 'fausse'] as const;

/** What a line says of a trial. */
const MISSED = 'piège manqué';
const LOST = 'perdue';

/** Invented lines: what is asked, what an answer has to hold, and what it rests on. A trap is one that no source answers. */
const EXAMPLES: readonly (readonly string[])[] = [
  ['question', 'Sous quel délai un client renvoie-t-il un article ?', '30 jours après la livraison', 'Conditions, § 7'],
  ['question', 'Qui paie le retour d’un article défectueux ?', 'Nous', 'Conditions, § 8'],
  ['piège', 'Quelle remise accordez-vous à partir de dix pièces ?', 'Il dit ne pas trouver', 'Aucune'],
];

const counted = (column: string, word: string) => `COUNTIF(${column}${FIRST}:${column}${LAST},"${word}")`;

/** What is calculated of a trial, from the fifth row on, by the columns of its verdicts and of its remarks. */
const RESULTS: readonly [name: string, formula: (verdicts: string, remarks: string) => string, format?: string][] = [
  ['Réponses jugées', (verdicts) => `=${VERDICTS.map((verdict) => counted(verdicts, verdict)).join('+')}`],
  ['Dont justes', (verdicts) => `=${counted(verdicts, 'juste')}`],
  ['Part de réponses justes', (verdicts) => `=IF(${verdicts}5=0,"",${verdicts}6/${verdicts}5)`, '0%'],
  ['Pièges où il a répondu quand même', (_, remarks) => `=${counted(remarks, MISSED)}`],
  ['Justes à l’essai précédent, plus maintenant', (_, remarks) => `=${counted(remarks, LOST)}`],
];

const trialHeadings = TRIALS.map((_, trial) => heading(`Essai ${trial + 1}`, { align: 'center' }));

const bench: WorkbookSheet = {
  name: 'Banc d’essai',
  widths: [12, 50, 40, 22, 12, 12, 12, 14, 14, 14],
  sticky: FIRST - 1,
  landscape: true,
  checks: [
    { cells: `A${FIRST}:A${LAST}`, choices: ['question', 'piège'] },
    { cells: `${TRIALS[0]}${FIRST}:${TRIALS.at(-1)}${LAST}`, choices: VERDICTS },
  ],
  rows: [
    title('Examiner un assistant IA, toujours avec les mêmes questions', 10),
    note(
      'Cases jaunes : à vous. Écrivez vos questions et la réponse attendue, sans regarder l’assistant. Un « piège » n’a de réponse dans aucune de vos sources : « juste » s’il le dit, « fausse » s’il répond. À chaque changement de consigne, de document ou de modèle, posez-les toutes et notez : juste, à corriger ou fausse.',
      10,
      48,
    ),
    [null],
    [...besides(heading('Résultat')), ...trialHeadings],
    ...RESULTS.map(([name, formula, format]) => [
      ...besides(result(name)),
      ...TRIALS.map((column, trial) =>
        result(formula(column, REMARKS[trial] ?? ''), { align: 'center', ...(format && { format }) }),
      ),
    ]),
    [
      ...['Sorte', 'Question', 'Réponse attendue', 'Source'].map((name) => heading(name)),
      ...trialHeadings,
      ...TRIALS.map((_, trial) => heading(`Remarque ${trial + 1}`, { align: 'center' })),
    ],
    ...Array.from({ length: LINES }, (_, line) => [
      ...[0, 1, 2, 3].map((column) => entry(EXAMPLES[line]?.[column] ?? null)),
      ...TRIALS.map(() => entry(null, { align: 'center' })),
      ...TRIALS.map((_, trial) => body(remark(FIRST + line, trial), { align: 'center' })),
    ]),
  ],
};

/** Names what to look at in a line: a trap that got an answer, or an answer that was right in the trial before. */
function remark(line: number, trial: number): string {
  const verdict = `${TRIALS[trial]}${line}`;
  const before = TRIALS[trial - 1];
  const lost = before
    ? `IF(AND(${before}${line}="juste",OR(${verdict}="fausse",${verdict}="à corriger")),"${LOST}","")`
    : '""';
  return `=IF(AND($A${line}="piège",${verdict}="fausse"),"${MISSED}",${lost})`;
}

/** The columns before those of the trials, where only the widest says something. */
function besides(cell: Cell): Cell[] {
  return [result(null), cell, result(null), result(null)];
}

/** For the articles that have readers examine an assistant: a GPT, a copilot, that of ClickUp. */
export const assistantTest: Workbook = { file: 'banc-essai-assistant.xlsx', sheets: [bench] };
