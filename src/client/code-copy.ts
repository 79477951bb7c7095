const LABEL = 'Copier';
/** Duration of the confirmation, in milliseconds. */
const SHOWN_MS = 2000;

// Pages over plain HTTP have no clipboard, so a button would do nothing.
if ('clipboard' in navigator) document.querySelectorAll('pre[data-language]').forEach(offerToCopy);

/** Puts a copy button on a code block. */
function offerToCopy(block: Element): void {
  const box = document.createElement('div');
  box.dataset.code = '';
  block.replaceWith(box);
  const button = document.createElement('button');
  button.textContent = LABEL;
  button.ariaLive = 'polite';
  button.onclick = async () => {
    // A browser may refuse the clipboard.
    button.textContent = await navigator.clipboard.writeText(block.textContent).then(
      () => 'Copié',
      () => 'Copie refusée',
    );
    setTimeout(() => {
      button.textContent = LABEL;
    }, SHOWN_MS);
  };
  box.append(block, button);
}
