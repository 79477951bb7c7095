import type { RefObject } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { remarkPlaces } from '../../server/review/remarks.ts';
import { workshopReview as reviewWords } from '../../words/review.fr.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import type { Passage } from './model/lines.ts';
import type { ViewProps } from './services.ts';

/** A diagnostic of a text or a reader's comment on it, with its place in the text. */
export interface TextProblem extends Passage {
  severity: Diagnostic['severity'] | 'info';
  message: string;
  /** The fix, applied at the present place of the problem; undefined if none is known. */
  fix?: { name: string; apply(place: Passage): void };
}

/** Returns the problems in a text from the diagnostics and comments of its file. A fix reads `latest` anew, as lines above the text may have been added or removed. */
export function problemsOf(
  text: string,
  latest: RefObject<Pick<ViewProps, 'diagnostics' | 'remarks' | 'firstLine' | 'onFix'>>,
): TextProblem[] {
  const { diagnostics, remarks, firstLine } = latest.current;
  const count = text.split('\n').length;
  const found = diagnostics.flatMap((diagnostic): TextProblem[] => {
    const line = diagnostic.line - firstLine + 1;
    if (line < 1 || line > count) return [];
    const { column, length = 1, severity, message, hint, fix } = diagnostic;
    const apply = (place: Passage) => latest.current.onFix({ ...diagnostic, ...place });
    const mending = fix === undefined ? {} : { fix: { name: words.replaceBy(fix), apply } };
    return [{ line, column, length, severity, message: `${message} ${hint}`, ...mending }];
  });
  const placeOf = remarks.length > 0 ? remarkPlaces(text) : undefined;
  const comments = remarks.flatMap((remark): TextProblem[] => {
    const place = placeOf?.({ ...remark, line: remark.line - firstLine + 1 });
    return place ? [{ ...place, severity: 'info', message: reviewWords.mark(remark.reader, remark.text) }] : [];
  });
  return [...found, ...comments];
}
