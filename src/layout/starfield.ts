import { randomFrom } from '../format/random.ts';
import { type DecorationSource, lightDark } from './decoration.ts';

/** Dots of the site's starfield. */
export const DOT_COUNT = 140;

/** Columns and rows share no divisor, so that each of the first 143 dots gets a place of its own. */
const COLUMNS = 13;
const ROWS = 11;
const SIZES = [1, 1.5, 2, 2.5, 3];

/**
 * Returns rules that give the dots of `selector` a place, a size and a brightness: each rule applies to every nth dot. A few dozen rules place all of
 * them without style attributes, which the page's policy forbids.
 */
function starfieldRules(selector: string): string {
  const random = randomFrom('starfield');
  const percent = (step: number, of: number) => `${Math.round(((step + random()) / of) * 100)}%`;
  const every = (count: number, declarations: (step: number) => string) =>
    shuffle(count, random)
      .map((step, index) => `${selector}:nth-child(${count}n+${index + 1}){${declarations(step)}}`)
      .join('');
  return [
    every(COLUMNS, (step) => `left:${percent(step, COLUMNS)}`),
    every(ROWS, (step) => `top:${percent(step, ROWS)}`),
    every(9, () => `margin:${Math.round(random() * 8 - 4)}vh ${Math.round(random() * 6 - 3)}vw`),
    every(SIZES.length, (step) => `width:${SIZES[step]}px;height:${SIZES[step]}px`),
    every(8, (step) => `opacity:${(0.42 + step * 0.068).toFixed(2)}`),
  ].join('');
}

/** The ground's colour, three quarters of it. */
const SHADE = lightDark('night', 'bf');

/**
 * The dots float as one layer, and twinkle when the shadows of a second layer pass over them: two animations for any number of dots. Both end within
 * ten seconds, in the state of a still page; `[data-still]` ends them at once (`src/client/motion.ts`).
 */
const MOTION = `
[data-starfield=site]{position:fixed;z-index:-1;inset:0;contain:strict;pointer-events:none}
[data-starfield=site]>i{position:absolute;border-radius:50%;background:${lightDark('star')};contain:strict}
[data-starfield=site]::after{content:"";position:absolute;inset:-20%;opacity:0;background:radial-gradient(${SHADE},transparent 50%) 0 0/11rem 15rem,radial-gradient(${SHADE},transparent 45%) 0 0/17rem 9rem}
html:not([data-still]) [data-starfield=site]{animation:float 9s ease-in-out 1s}
html:not([data-still]) [data-starfield=site]::after{animation:twinkle 9s ease-in-out 1s}
@keyframes float{50%{transform:translateY(-14px)}}
@keyframes twinkle{20%,80%{opacity:1}50%{opacity:1;transform:translate(14rem,5rem)}}
`;

export const STARFIELD: DecorationSource = {
  name: 'starfield',
  rules: MOTION + starfieldRules('[data-starfield=site]>i'),
};

function shuffle(count: number, random: () => number): number[] {
  return Array.from({ length: count }, (_, step) => ({ step, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ step }) => step);
}
