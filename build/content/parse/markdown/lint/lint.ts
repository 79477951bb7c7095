import type { Root } from 'mdast';
import type { TextDiagnostic } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { accidentalHeadings, malformedBullets, malformedHeadings, malformedTasks, misplacedIds } from './blocks.ts';
import { codeFences, indentedCode, strayBackticks } from './code.ts';
import { malformedEmphasis } from './emphasis.ts';
import { foreignSigns, loweredSigns } from './foreign-signs.ts';
import { malformedLinks, unresolvedReferences } from './links.ts';
import { type LintRule, proseLines } from './lint-rule.ts';
import {
  adjacentVariables,
  malformedCallOuts,
  malformedSlots,
  malformedTableLines,
  malformedVariables,
} from './own-signs.ts';
import { drawnTables, malformedTables, tableRows } from './tables.ts';

const RULES: readonly LintRule[] = [
  accidentalHeadings,
  codeFences,
  adjacentVariables,
  indentedCode,
  strayBackticks,
  malformedBullets,
  malformedCallOuts,
  malformedEmphasis,
  foreignSigns,
  loweredSigns,
  malformedHeadings,
  misplacedIds,
  malformedLinks,
  unresolvedReferences,
  malformedSlots,
  malformedTableLines,
  malformedTables,
  drawnTables,
  malformedTasks,
  malformedVariables,
  tableRows,
];

/**
 * Finds what is valid Markdown and hardly what its writer meant, such as `##Titre`.
 * A backslash or a character reference says that it is meant (`\##Titre`, `&bull;`); code is never reported.
 */
export function lint(tree: Root, source: string, settings: MarkdownSettings): TextDiagnostic[] {
  const text = { tree, source, prose: proseLines(tree, source), settings };
  return RULES.flatMap((rule) => rule(text));
}
