import { FENCE, MAX_LENGTH } from '../../../diagnostics/front-matter/cut.ts';
import { frontMatter as words } from '../../../diagnostics/messages/front-matter.fr.ts';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../diagnostics/wording.ts';

/** An error for a front matter that does not open and close with a line `---`, or is too long; undefined for a sound one. */
export function checkFences(text: string): TextDiagnostic | undefined {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  const at = (wording: Wording, line = 1) =>
    textDiagnostic('error', { line, column: 1, length: Math.max(1, lines[line - 1]?.length ?? 1) }, wording);
  if (!first.startsWith('---')) return at(words.absent());
  if (!FENCE.test(first)) return at(words.otherLanguage(first));
  if (!lines.slice(1).some((line) => FENCE.test(line))) return at(words.neverClosed());
  // gray-matter closes at the first line that starts with `---`; anything longer there would be misread.
  const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const closing = lines[close] ?? '';
  if (!FENCE.test(closing)) return at(words.closesNothing(closing), close + 1);
  const isTooLong = lines.slice(0, close).join('\n').length > MAX_LENGTH;
  return isTooLong ? at(words.tooLong(MAX_LENGTH / 1000)) : undefined;
}
