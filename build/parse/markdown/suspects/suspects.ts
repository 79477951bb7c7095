import type { Root } from 'mdast';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { accidentalHeadings } from './accidental-headings.ts';
import { codeFences } from './code-fences.ts';
import { gluedVariables } from './glued-variables.ts';
import { indentedCode } from './indented-code.ts';
import { looseBackticks } from './loose-backticks.ts';
import { looseBullets } from './loose-bullets.ts';
import { looseCallOuts } from './loose-call-outs.ts';
import { looseEmphasis } from './loose-emphasis.ts';
import { looseHeadings } from './loose-headings.ts';
import { looseIds } from './loose-ids.ts';
import { looseLinks } from './loose-links.ts';
import { looseReferences } from './loose-references.ts';
import { looseSlots } from './loose-slots.ts';
import { looseTableLines } from './loose-table-lines.ts';
import { looseTables } from './loose-tables.ts';
import { looseTasks } from './loose-tasks.ts';
import { looseVariables } from './loose-variables.ts';
import { proseLines } from './prose-lines.ts';
import type { Suspect } from './suspect.ts';
import { tableRows } from './table-rows.ts';

const SUSPECTS: readonly Suspect[] = [
  accidentalHeadings,
  codeFences,
  gluedVariables,
  indentedCode,
  looseBackticks,
  looseBullets,
  looseCallOuts,
  looseEmphasis,
  looseHeadings,
  looseIds,
  looseLinks,
  looseReferences,
  looseSlots,
  looseTableLines,
  looseTables,
  looseTasks,
  looseVariables,
  tableRows,
];

/**
 * What is valid Markdown and yet hardly what its writer meant, as in `##Titre`.
 * A backslash or a character reference says that it is meant (`\##Titre`, `&bull;`); code is never suspected.
 */
export function suspects(tree: Root, source: string, settings: MarkdownSettings): Finding[] {
  const suspected = { tree, source, prose: proseLines(tree, source), settings };
  return SUSPECTS.flatMap((suspect) => suspect(suspected));
}
