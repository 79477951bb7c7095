import type { Shown } from '../../search/files.ts';
import { marked } from '../../search/marked.ts';

/** A result as the page's template has it, with the words marked that were looked for. All of it is put there as text. */
export function resultItem(
  template: HTMLTemplateElement,
  shown: Shown,
  stems: ReadonlySet<string>,
): Element | undefined {
  const item = template.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof Element)) return undefined;
  item.querySelector('a')?.setAttribute('href', shown.href);
  for (const part of item.querySelectorAll<HTMLElement>('[data-shown]')) {
    const text = shown[part.dataset.shown as keyof Shown];
    part.replaceChildren(...marked(text, stems).map((piece) => (piece.found ? markOf(piece.text) : piece.text)));
  }
  return item;
}

function markOf(text: string): Element {
  const mark = document.createElement('mark');
  mark.append(text);
  return mark;
}
