import type { Node } from 'prosemirror-model';
import { frameOf, markerOf, type Piece, sliceOf, type WriteContext, withFrame, writeSequence } from './pieces.ts';
import { phrasingOf } from './to-markdown-phrasing.ts';

/** Writes a list that was changed. Items that were not keep their source, but for a number that is another one by now. */
export function writeList(list: Node, context: WriteContext): Piece {
  const { prefix, origins } = context;
  const markers = markersOf(list, context);
  const isTight = list.attrs.tight === true;
  const isSame = origins.of(list)?.node.sameMarkup(list);
  const places = [{ at: 0, line: 0 }];
  let text = '';
  let line = 0;
  list.forEach((item, offset, nth) => {
    const before = nth === 0 ? undefined : list.child(nth - 1);
    const written = writeItem(item, markers(nth), { ...context, tight: isTight, previousMarker: undefined });
    const kept = before && origins.of(before)?.prefix === prefix ? origins.gap(before, item) : undefined;
    if (before)
      text += isSame && kept !== undefined ? kept : isTight ? `\n${prefix}` : `\n${prefix.trimEnd()}\n${prefix}`;
    line = text.split('\n').length - 1;
    for (const place of written.places) places.push({ at: offset + 1 + place.at, line: line + place.line });
    text += written.text;
  });
  return { text, places };
}

/** Returns the signs that begin items. A list whose numbers were all alike goes on so. */
function markersOf(list: Node, { origins, previousMarker }: WriteContext): (nth: number) => string {
  const origin = origins.of(list);
  const isOrdered = list.type.name === 'ordered_list';
  const choices = isOrdered ? ['.', ')'] : ['-', '*', '+'];
  const own = origin && markerOf(origin.slice);
  const sign =
    [own, ...choices].find((one) => one !== undefined && choices.includes(one) && one !== previousMarker) ?? '-';
  if (!isOrdered) return () => sign;
  const [first, second] = (origin?.node.children ?? []).map((item) =>
    Number.parseInt(origins.of(item)?.slice ?? '', 10),
  );
  const isRepeated = first !== undefined && first === second;
  const start: number = list.attrs.start;
  return (nth) => `${isRepeated ? start : start + nth}${sign}`;
}

function writeItem(item: Node, marker: string, context: WriteContext): Piece {
  const origin = context.origins.of(item);
  const hasMarker = origin?.slice.startsWith(marker) && /^\s|^$/.test(origin.slice.slice(marker.length));
  const slice = hasMarker ? sliceOf(item, context) : undefined;
  if (slice) return slice;
  const own = hasMarker && hasWords(item) ? frameOf(item, context) : undefined;
  const lead = own?.lead ?? `${marker} ${taskOf(item)}`;
  const inner = own?.inner ?? context.prefix + ' '.repeat(marker.length + 1);
  const written = withFrame(writeSequence(item, { ...context, prefix: inner }), lead, '');
  return { ...written, text: written.text === lead ? lead.trimEnd() : written.text };
}

/** The box of an item. Markdown has one only in front of words. */
function taskOf(item: Node): string {
  const { checked } = item.attrs;
  if (checked === null || !hasWords(item)) return '';
  return checked ? '[x] ' : '[ ] ';
}

function hasWords({ firstChild }: Node): boolean {
  return firstChild !== null && phrasingOf(firstChild.content).length > 0;
}
