import { splitHighlights } from '../../search/highlight.ts';
import type { SearchResult } from '../../search/search-index.ts';

/** The parts of a result in their order, and the elements that they are. */
const PARTS = [
  ['label', 'span'],
  ['title', 'h2'],
  ['description', 'span'],
] as const;

/** A result, with the words marked that were looked for. All of it is put there as text. */
export function resultItem(result: SearchResult, stems: ReadonlySet<string>): Element {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = result.href;
  for (const [name, element] of PARTS) {
    const part = document.createElement(element);
    part.dataset.shown = name;
    part.append(
      ...splitHighlights(result[name], stems).map((piece) => (piece.found ? markOf(piece.text) : piece.text)),
    );
    link.append(part);
  }
  item.append(link);
  return item;
}

function markOf(text: string): Element {
  const mark = document.createElement('mark');
  mark.append(text);
  return mark;
}
