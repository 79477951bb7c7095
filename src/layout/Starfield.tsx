import { DOT_COUNT } from './starfield.ts';

const STARS = { __html: '<i></i>'.repeat(DOT_COUNT) };

/** Small stars behind the page, which `STARFIELD` places. Pure decoration: they need no script, and nobody is told of them. */
export function Starfield() {
  return <div data-starfield="site" aria-hidden="true" dangerouslySetInnerHTML={STARS} />;
}
