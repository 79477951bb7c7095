import { SCHEME_KEY } from '../format/color-scheme.ts';

/**
 * A script for the head, so that the first paint is on the side that the reader has chosen. Every page carries it: it is written short.
 * A browser may forbid pages to read what it keeps.
 */
export const chosenScheme = `try{document.documentElement.dataset.scheme=localStorage.getItem('${SCHEME_KEY}')??''}catch{}`;
