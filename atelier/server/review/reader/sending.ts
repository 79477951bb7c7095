import { reviewPage as words } from '../../../words/review.fr.ts';
import type { HandedOver, Remark, ReturnedReview } from '../remark.ts';
import { button, element } from './elements.ts';

/** How remarks come back: as a small file, or as a text to paste. */
export function sendingParts({ path }: HandedOver, remarks: readonly Remark[]): Node[] {
  const review: ReturnedReview = { relecture: 1, path, remarks };
  const text = JSON.stringify(review, null, 1);
  const said = element('p', { role: 'status' });
  return [
    element('h3', {}, words.sendHeading),
    element('p', {}, words.sendHow),
    element(
      'div',
      { class: 'relecture-actions' },
      button(words.send, () => download(words.file(slugOf(path)), text), { class: 'relecture-main' }),
      button(words.copy, () => void copy(text, said)),
    ),
    said,
  ];
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href: address, download: name }).click();
  // A browser takes the file up after this event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A browser that lets no page copy shows the text. */
async function copy(text: string, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = words.copied;
  } catch {
    const shown = element('textarea', { readonly: '', rows: '6', 'aria-label': words.copyByHand }, text);
    said.replaceChildren(words.copyByHand, shown);
    shown.select();
  }
}
