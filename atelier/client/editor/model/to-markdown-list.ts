import type { Node } from 'prosemirror-model';
import {
  frameOf,
  lineGap,
  markerOf,
  type Piece,
  sliceOf,
  type WriteContext,
  withFrame,
  writeSequence,
} from './pieces.ts';
import { phrasingOf } from './to-markdown-phrasing.ts';

/** Writes a changed list. Unchanged items keep their source, except for numbers that have changed. */
export function writeList(list: Node, context: WriteContext): Piece {
  const { prefix, origins, write } = context;
  const markers = markersOf(list, context);
  const isTight = list.attrs.tight === true;
  const isSame = origins.of(list)?.node.sameMarkup(list);
  const writeNth: WriteContext['write'] = (item, own, nth) =>
    writeItem(item, markers(nth), { ...own, write, previousMarker: undefined });
  const gapOf = (before: Node, item: Node) => {
    const kept = isSame && origins.of(before)?.prefix === prefix ? origins.gap(before, item) : undefined;
    return kept ?? lineGap(prefix, isTight);
  };
  return withFrame(writeSequence(list, { ...context, tight: isTight, write: writeNth }, gapOf), '', '');
}

/** Returns a function for the markers of items. A list whose numbers were all equal keeps that style. */
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

/** Returns the check box of an item. Markdown only has one before words. */
function taskOf(item: Node): string {
  const { checked } = item.attrs;
  if (checked === null || !hasWords(item)) return '';
  return checked ? '[x] ' : '[ ] ';
}

function hasWords({ firstChild }: Node): boolean {
  return firstChild !== null && phrasingOf(firstChild.content).length > 0;
}
