import type { Heading } from 'mdast';
import { type Finding, finding } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { visit } from '../visit.ts';
import type { Suspect } from './suspect.ts';

/** A `---` right below a text makes it a heading, where its writer wanted a rule. A short title over a longer line is meant. */
export const accidentalHeadings: Suspect = ({ tree, source }) => {
  const findings: Finding[] = [];
  visit(tree, 'heading', (node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const underline = /^[ \t>]*(-+)/.exec(lines.at(-1) ?? '')?.[1];
    if (underline === undefined || isMeant(lines, underline)) return;
    findings.push(findingOf(node, lines[0] ?? '', underline));
  });
  return findings;
};

function isMeant(lines: readonly string[], underline: string): boolean {
  return lines.length === 2 && underline.length > 3 && !/[.!?:;,…]\s*$/.test(lines[0] ?? '');
}

function findingOf({ position }: Heading, first: string, underline: string): Finding {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const place = { line, column, length: Math.max(1, first.trimEnd().length) };
  return finding('warning', place, messages.suspects.accidentalHeading(underline));
}
