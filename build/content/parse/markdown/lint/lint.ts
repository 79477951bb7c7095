import type { Root } from 'mdast';
import type { TextDiagnostic } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { accidentalHeadings, malformedBullets, malformedHeadings, malformedTasks, misplacedIds } from './blocks.ts';
import { codeBlocks, strayBackticks } from './code.ts';
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
import { malformedTables, tableRows } from './tables.ts';

const RULES: readonly LintRule[] = [
  accidentalHeadings,
  codeBlocks,
  adjacentVariables,
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
  malformedTasks,
  malformedVariables,
  tableRows,
];

/** Finds valid Markdown that was hardly meant, such as `##Titre`. Code, escapes and character references are never reported. */
export function lint(tree: Root, source: string, settings: MarkdownSettings): TextDiagnostic[] {
  const text = { tree, source, prose: proseLines(tree, source), settings };
  return RULES.flatMap((rule) => rule(text));
}
