import { searchArticles } from './search/search-form.ts';

revealArticles();
searchArticles();

/**
 * Makes the button 'Voir tous les articles' show the whole list, disappear, and move the focus to the first new card. The history entry remembers it:
 * a visitor who comes back finds the list open, even if the browser loads the page again.
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
