import type { FilePlan } from '../../build/contract/definition.ts';
import { decorationIn } from '../layout/decoration.ts';
import { STARFIELD } from '../layout/starfield.ts';
import { HERO_STARS } from '../pages/home/hero-stars.ts';
import type { Site } from '../pages/site.ts';

/** The stylesheets of the stars. */
export function decorations({ settings }: Pick<Site, 'settings'>): FilePlan[] {
  return [STARFIELD, HERO_STARS]
    .map((source) => decorationIn(source, settings.data.couleurs))
    .map(({ address, rules }) => ({ output: address.slice(1), contents: rules }));
}
