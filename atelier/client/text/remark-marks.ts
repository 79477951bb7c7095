import type { Diagnostic as Lint } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Remark } from '../../server/review/remark.ts';
import { remarkPlaces } from '../../server/review/remark-place.ts';
import { workshopReview as words } from '../../words/review.fr.ts';

/** Remarks of readers, marked in the margin like diagnostics and reached by the same keys. `firstLine`: of the file that the text begins on. */
export function remarkMarks(doc: Text, remarks: readonly Remark[], firstLine: number): Lint[] {
  if (remarks.length === 0) return [];
  const placeOf = remarkPlaces(doc.toString());
  return remarks.map((remark) => {
    const { line, column, length } = placeOf({ ...remark, line: remark.line - firstLine + 1 });
    const from = doc.line(line).from + column - 1;
    return { from, to: from + length, severity: 'info', message: words.mark(remark.reader, remark.text) };
  });
}
