import { SCHEME_KEY } from '../format/color-scheme.ts';

/**
 * Puts a button into the header that switches between day and night by the attribute `data-scheme`, which `tokens.css` reads. A choice that equals
 * the system's is not stored, so that pages follow the system again.
 */
export function offerSchemes(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme:dark)');
  const button = document.createElement('button');
  // The colour of the browser's own bar by day, then by night.
  const marks = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
  const colors = marks.map(({ content }) => content);
  const isNight = () => (root.dataset.scheme ? root.dataset.scheme === 'dark' : system.matches);
  const show = (scheme: string) => {
    root.dataset.scheme = scheme;
    for (const [side, mark] of marks.entries()) mark.content = colors[scheme ? Number(isNight()) : side] ?? '';
  };
  button.title = 'Jour ou nuit';
  button.addEventListener('click', () => {
    const scheme = isNight() === system.matches ? (isNight() ? 'light' : 'dark') : '';
    keepScheme(scheme);
    show(scheme);
  });
  document.querySelector('[data-schemes]')?.append(button);
  show(chosenScheme());
  // Another page may have chosen before this one came back from the history.
  addEventListener('pageshow', () => show(chosenScheme()));
}

/** Reads the stored choice; returns none if the browser forbids storage. */
function chosenScheme(): string {
  try {
    return localStorage.getItem(SCHEME_KEY) ?? '';
  } catch {
    return '';
  }
}

function keepScheme(scheme: string): void {
  try {
    if (scheme) localStorage.setItem(SCHEME_KEY, scheme);
    else localStorage.removeItem(SCHEME_KEY);
  } catch {
    // The choice then holds for this page alone.
  }
}
