import type { MarkdownFinding } from '../finding.ts';
import { inLine, type ProseLine, type Suspect } from './suspect.ts';

const RULE_LINE = /^\|?[ \t]*[-–—:][-–—:| \t]*$/;

/** Rows that make no table: the rule line below the first one is missing, or does not fit it. */
export const looseTables: Suspect = ({ prose }) => {
  const findings: MarkdownFinding[] = [];
  let told: ProseLine['block'] | undefined;
  for (const [index, line] of prose.entries()) {
    const next = prose[index + 1];
    if (!next || next.block !== line.block || line.block === told || !isRow(line) || !isRow(next)) continue;
    told = line.block;
    findings.push(findingOf(line, next));
  }
  return findings;
};

function isRow({ text, block }: ProseLine): boolean {
  const row = text.trim();
  return (
    block.type === 'paragraph' &&
    (/^\|.*\|$/.test(row) || / \| /.test(row) || (row.includes('|') && RULE_LINE.test(row)))
  );
}

function findingOf(line: ProseLine, next: ProseLine): MarkdownFinding {
  const cells = cellsOf(line);
  const rule = `|${'---|'.repeat(cells)}`;
  const tried = RULE_LINE.test(next.text);
  return inLine(tried ? next : line, 0, (tried ? next : line).written.trimEnd().length, {
    rule: 'tableau-sans-regle',
    message: tried
      ? `Cette ligne ne va pas avec l'en-tête de ${cells} colonnes : rien ne serait mis en tableau.`
      : "Ces lignes ne font pas un tableau : il manque la ligne de tirets sous l'en-tête.",
    hint: tried ? `Écrivez « ${rule} » à sa place.` : `Écrivez « ${rule} » sur la ligne suivante.`,
  });
}

function cellsOf({ text }: ProseLine): number {
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}
