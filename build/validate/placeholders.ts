import type { Placeholder } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic } from '../diagnostics/finding.ts';
import type { SourceFile } from '../read/read.ts';

/** Names the texts that wait for their final value, with the line to edit. They warn; they never fail a build. */
export function findPlaceholders(files: readonly SourceFile[], placeholders: readonly Placeholder[]): Diagnostic[] {
  return placeholders.flatMap((placeholder) => {
    const holders = files.filter(({ text }) => text.includes(placeholder.sign));
    const found = holders.flatMap((file) => inFile(file, placeholder));
    return placeholder.once ? found.slice(0, 1) : found;
  });
}

function inFile({ path, text }: SourceFile, { pattern, rule, message, hint }: Placeholder): Diagnostic[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)].map(({ 0: match, index: at }) => {
      const place = { line: index + 1, column: at + 1, length: match.length };
      return diagnostic('warning', path, place, { rule, message: message(match), hint });
    }),
  );
}
