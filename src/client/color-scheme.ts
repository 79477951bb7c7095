import { SCHEME_KEY } from '../format/color-scheme.ts';

/** By what stands in `data-scheme`, which `tokens.css` answers. */
const SCHEMES = { '': 'Couleurs\u00a0: auto', light: 'Couleurs\u00a0: jour', dark: 'Couleurs\u00a0: nuit' } as const;

/** Puts the list into the footer that leaves day and night to the system, or chooses one. */
export function offerSchemes(): void {
  const root = document.documentElement;
  const list = document.createElement('select');
  // The colour of the browser's own bar by day, then by night, in the order of the list.
  const marks = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
  const colors = marks.map(({ content }) => content);
  const show = () => {
    root.dataset.scheme = list.value;
    for (const [index, mark] of marks.entries()) mark.content = colors[list.selectedIndex - 1] ?? colors[index] ?? '';
  };
  const showChosen = () => {
    list.value = chosenScheme();
    show();
  };
  list.ariaLabel = 'Couleurs du site';
  for (const [value, name] of Object.entries(SCHEMES)) list.add(new Option(name, value));
  list.addEventListener('change', () => {
    keepScheme(list.value);
    show();
  });
  document.querySelector('[data-schemes]')?.append(list);
  showChosen();
  // Another page may have chosen before this one came back from the history.
  addEventListener('pageshow', ({ persisted }) => persisted && showChosen());
}

/** A browser may forbid pages to keep anything. `motion.ts` has the like: a module of both would be one more script for each page to load. */
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
