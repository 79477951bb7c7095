import { searchArticles } from './search/search-form.ts';

revealArticles();
searchArticles();

/**
 * 'Voir tous les articles' shows the whole list and leaves; the keyboard goes on at the first new card. The step of the history remembers it:
 * who comes back to it finds their place again, also where the browser has to load the page anew.
 */
function revealArticles(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-reveal]');
  const list = document.getElementById(button?.dataset.reveal ?? '');
  if (!button || !list) return;
  const reveal = () => {
    list.setAttribute('data-all', '');
    button.form?.remove();
  };
  if (history.state?.all) reveal();
  button.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const firstHidden = list.querySelector<HTMLAnchorElement>('[data-folded] a');
    history.replaceState({ ...history.state, all: true }, '');
    reveal();
    firstHidden?.focus();
  });
}
