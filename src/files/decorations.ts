import type { FilePlan } from '../../build/contract/definition.ts';
import { STARFIELD } from '../layout/starfield.ts';
import { HERO_STARS } from '../pages/home/hero-stars.ts';

/** The stylesheets of the stars. */
export function decorations(): FilePlan[] {
  return [STARFIELD, HERO_STARS].map(({ address, rules }) => ({ output: address.slice(1), contents: rules }));
}
