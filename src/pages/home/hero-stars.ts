import { randomFrom } from '../../format/random.ts';
import { decoration } from '../../layout/decoration.ts';

/** Stars of each layer of the hero, from the farthest to the nearest. */
export const LAYERS = [400, 150, 60, 15] as const;

export const HERO_STARS = decoration('hero-stars', rules('[data-starfield=hero]>i'));

/** One rule a layer: every star is a shadow of the same point, placed in hundredths of the hero. */
function rules(selector: string): string {
  const random = randomFrom('hero');
  const place = () => Math.floor(random() * 101);
  return LAYERS.map((count, layer) => {
    const stars = Array.from({ length: count }, () => ({ x: place(), y: place() }));
    // In order, they compress to a sixth less.
    stars.sort((a, b) => a.x - b.x || a.y - b.y);
    const shadows = stars.map(({ x, y }) => `${x}cqw ${y}cqh`);
    return `${selector}:nth-child(${layer + 1}){box-shadow:${shadows.join()}}`;
  }).join('');
}
