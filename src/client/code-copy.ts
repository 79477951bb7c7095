const LABEL = 'Copier';
/** How long the confirmation shows, in milliseconds. */
const SHOWN = 2000;

offerToCopyCode();

/**
 * Puts a copy button on every code block. There is none where it could do nothing: without script, and over plain HTTP,
 * where pages have no clipboard.
 */
function offerToCopyCode(): void {
  if (!('clipboard' in navigator)) return;
  for (const block of document.querySelectorAll('pre[data-language]')) {
    const box = document.createElement('div');
    box.dataset.code = '';
    block.replaceWith(box);
    const button = document.createElement('button');
    button.textContent = LABEL;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      button.textContent = await copy(block.textContent);
      setTimeout(() => {
        button.textContent = LABEL;
      }, SHOWN);
    });
    box.append(block, button);
  }
}

/** What became of it, for the reader: a browser may refuse the clipboard. */
function copy(text: string): Promise<string> {
  return navigator.clipboard.writeText(text).then(
    () => 'Copié',
    () => 'Copie refusée',
  );
}
