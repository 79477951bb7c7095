import type { MarkdownFinding } from '../finding.ts';
import { visit } from '../visit.ts';
import type { Suspect } from './suspect.ts';

/** Four leading spaces make code of a text. Code that is meant stands between fences. */
export const indentedCode: Suspect = ({ tree, source }) => {
  const findings: MarkdownFinding[] = [];
  visit(tree, 'code', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    if (!position || /^(?:`{3}|~{3})/.test(written)) return;
    const first = written.split('\n')[0] ?? '';
    findings.push({
      severity: 'warning',
      line: position.start.line,
      column: position.start.column,
      length: Math.max(1, first.trimEnd().length),
      rule: 'code-par-accident',
      message: 'Quatre espaces, ou une tabulation, font du code de ce texte.',
      hint: 'Enlevez ce retrait ; du code se met entre deux lignes de trois accents graves (```).',
    });
  });
  return findings;
};
