import { SCHEME_KEY } from '../format/color-scheme.ts';

// It stands in the head, so that the first paint is on the side that the reader has chosen. A browser may forbid pages to read what it keeps.
try {
  document.documentElement.dataset.scheme = localStorage.getItem(SCHEME_KEY) ?? '';
} catch {}
