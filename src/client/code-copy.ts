const LABEL = 'Copier';
const DONE = 'Copié';
/** How long the confirmation shows, in milliseconds. */
const SHOWN = 2000;

/** Puts a copy button on every code block. Without script there is none, as it could do nothing. */
export function offerToCopyCode(): void {
  for (const block of document.querySelectorAll('pre[data-language]')) {
    const box = document.createElement('div');
    box.dataset.code = '';
    block.replaceWith(box);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = LABEL;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent ?? '');
      button.textContent = DONE;
      setTimeout(() => {
        button.textContent = LABEL;
      }, SHOWN);
    });
    box.append(block, button);
  }
}
