import { type Finding, finding } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { visit } from '../visit.ts';
import type { Suspect } from './suspect.ts';

/** Four leading spaces make code of a text. Code that is meant stands between fences. */
export const indentedCode: Suspect = ({ tree, source }) => {
  const findings: Finding[] = [];
  visit(tree, 'code', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    if (!position || /^(?:`{3}|~{3})/.test(written)) return;
    const first = written.split('\n')[0] ?? '';
    const { line, column } = position.start;
    const place = { line, column, length: Math.max(1, first.trimEnd().length) };
    findings.push(finding('warning', place, messages.suspects.indentedCode()));
  });
  return findings;
};
