import type { Placeholder } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read.ts';

/** Names the texts that wait for their final value, with the line to edit. They warn; they never fail a build. */
export function findPlaceholders(files: readonly SourceFile[], placeholders: readonly Placeholder[]): Diagnostic[] {
  return placeholders.flatMap((placeholder) => {
    const found = files.flatMap((file) =>
      file.text.split('\n').flatMap((text, index) =>
        [...text.matchAll(placeholder.pattern)].map(
          (match): Diagnostic => ({
            severity: 'warning',
            file: file.path,
            line: index + 1,
            column: match.index + 1,
            length: match[0].length,
            rule: placeholder.rule,
            message: placeholder.message(match[0]),
            hint: placeholder.hint,
          }),
        ),
      ),
    );
    return placeholder.once ? found.slice(0, 1) : found;
  });
}
