import { randomFrom } from '../../format/random.ts';
import { type DecorationSource, lightDark } from '../../layout/decoration.ts';

/** Stars of each layer of the hero, from the farthest to the nearest. */
export const STARS_PER_LAYER = [400, 150, 60, 15] as const;

/** The nearest are the largest, the brightest and the fastest; fewer shine behind the words. They move as the site's stars do. */
const MOTION = `
[data-starfield=hero]{position:absolute;z-index:-1;inset:0;contain:strict;container-type:size;color:${lightDark('star')};-webkit-mask-image:linear-gradient(100deg,rgb(0 0 0/.45) 35%,black 65%);mask-image:linear-gradient(100deg,rgb(0 0 0/.45) 35%,black 65%)}
[data-starfield=hero]>i{position:absolute;width:1px;height:1px;border-radius:50%;opacity:.45;--rise:-6px}
[data-starfield=hero]>i:nth-child(2){width:1.5px;height:1.5px;opacity:.6;--rise:-12px}
[data-starfield=hero]>i:nth-child(3){width:2px;height:2px;opacity:.75;--rise:-20px}
[data-starfield=hero]>i:nth-child(4){width:3px;height:3px;opacity:.9;--rise:-32px}
html:not([data-still]) [data-starfield=hero]:not([data-still])>i{animation:recede 9s ease-in-out 1s}
@keyframes recede{50%{opacity:.35;transform:translateY(var(--rise))}}
`;

export const HERO_STARS: DecorationSource = {
  name: 'hero-stars',
  rules: MOTION + rules('[data-starfield=hero]>i'),
};

/** Returns one rule for each layer: every star is a shadow of the same point, placed in hundredths of the hero. */
function rules(selector: string): string {
  const random = randomFrom('hero');
  const place = () => Math.floor(random() * 101);
  return STARS_PER_LAYER.map((count, layer) => {
    const stars = Array.from({ length: count }, () => ({ x: place(), y: place() }));
    // In order, they compress to a sixth less.
    stars.sort((a, b) => a.x - b.x || a.y - b.y);
    const shadows = stars.map(({ x, y }) => `${x}cqw ${y}cqh`);
    return `${selector}:nth-child(${layer + 1}){box-shadow:${shadows.join()}}`;
  }).join('');
}
