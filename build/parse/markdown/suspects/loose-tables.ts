import type { Finding } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { inLine, type ProseLine, type Suspect } from './suspect.ts';

const RULE_LINE = /^\|?[ \t]*[-–—:][-–—:| \t]*$/;

/** Rows that make no table: the rule line below the first one is missing, or does not fit it. */
export const looseTables: Suspect = ({ prose }) => {
  const findings: Finding[] = [];
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

function findingOf(line: ProseLine, next: ProseLine): Finding {
  const cells = cellsOf(line);
  const rule = `|${'---|'.repeat(cells)}`;
  const { unfitRule, tableWithoutRule } = messages.suspects;
  return RULE_LINE.test(next.text)
    ? inLine(next, 0, next.written.trimEnd().length, unfitRule(rule, cells))
    : inLine(line, 0, line.written.trimEnd().length, tableWithoutRule(rule));
}

function cellsOf({ text }: ProseLine): number {
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}
