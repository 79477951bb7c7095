import type { Position } from '../../diagnostics/diagnostic.ts';
import type { Wording } from '../../diagnostics/wording.ts';

/**
 * What there is to say of an address, where the whole of what it is written in is underlined: what mends it becomes all of that, with the other address in it.
 * Nothing is offered where the address is not written there just so. `lines`: of the file.
 */
export function fixInPlace(
  { fix, ...wording }: Wording,
  written: string,
  { line, column, length = 1 }: Position,
  lines: readonly string[],
): Wording {
  const span = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
  const at = span.lastIndexOf(written);
  if (fix === undefined || at === -1) return wording;
  return { ...wording, fix: span.slice(0, at) + fix + span.slice(at + written.length) };
}
