/** The arrow keys lead to the neighbours of an article. */
const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

addEventListener('keydown', ({ key }) => {
  const rel = KEYS[key];
  if (rel !== undefined) document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click();
});
