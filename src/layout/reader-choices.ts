import { SCHEME_KEY } from '../format/color-scheme.ts';
import { MOTION_KEY } from '../format/motion.ts';

/**
 * A script for the head, so that the first paint is on the side that the reader has chosen, and nothing begins to move that they have stopped.
 * Every page carries it: it is written short. A browser may forbid pages to read what it keeps.
 */
export const readerChoices = `try{let{dataset:d}=document.documentElement,s=localStorage;d.scheme=s.${SCHEME_KEY}??'';s.${MOTION_KEY}&&(d.still=d.stopped='')}catch{}`;
