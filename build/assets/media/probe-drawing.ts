import { media as words } from '../../diagnostics/messages/media.fr.ts';
import type { Wording } from '../../diagnostics/wording.ts';
import { hashOf } from '../../platform/hash.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { drawingSize } from './drawing-size.ts';
import { MOST_NESTED } from './limits.ts';
import type { Probed } from './probed.ts';

/** Finds a drawing's size, and whether it holds what must not be published. */
export function probeDrawing(contents: Uint8Array, remarks: readonly Wording[]): Probed {
  const text = Buffer.from(contents).toString();
  const { svg, removed, changed, tooDeep } = cleanDrawing(text);
  if (tooDeep) return { type: 'unfit', why: words.tooDeep(MOST_NESTED) };
  if (svg === '') return { type: 'unfit', why: words.corrupt() };
  const size = drawingSize(svg);
  if (!size) return { type: 'unfit', why: words.withoutSize(), withoutMetadata: true, drawing: true };
  return {
    type: 'drawing',
    hash: hashOf(contents),
    ...size,
    unclean: changed,
    remarks: removed.length > 0 ? [...remarks, words.cleaned(removed)] : remarks,
  };
}
