import { highlighted } from '../../search/highlight.ts';
import type { SearchResult } from '../../search/search-index.ts';

/** A result as the page's template has it, with the words marked that were looked for. All of it is put there as text. */
export function resultItem(
  template: HTMLTemplateElement,
  result: SearchResult,
  stems: ReadonlySet<string>,
): Element | undefined {
  const item = template.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof Element)) return undefined;
  item.querySelector('a')?.setAttribute('href', result.href);
  for (const part of item.querySelectorAll<HTMLElement>('[data-shown]')) {
    const text = result[part.dataset.shown as keyof SearchResult];
    part.replaceChildren(...highlighted(text, stems).map((piece) => (piece.found ? markOf(piece.text) : piece.text)));
  }
  return item;
}

function markOf(text: string): Element {
  const mark = document.createElement('mark');
  mark.append(text);
  return mark;
}
