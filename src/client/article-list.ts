import { searchArticles } from './search/search-form.ts';

revealArticles();
searchArticles();

/** 'Voir tous les articles' shows the whole list and leaves; the keyboard goes on at the first new card. */
function revealArticles(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-reveal]');
  const list = document.getElementById(button?.dataset.reveal ?? '');
  if (!button || !list) return;
  button.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const firstHidden = list.querySelector<HTMLAnchorElement>('[data-folded] a');
    list.setAttribute('data-all', '');
    button.form?.remove();
    firstHidden?.focus();
  });
}
