import { randomFrom } from '../../format/random.ts';

/** Stars of each layer of the hero, from the farthest to the nearest. */
export const LAYERS = [400, 150, 60, 15] as const;

/** One rule a layer: every star is a shadow of the same point, placed in hundredths of the hero. */
export function heroStarRules(selector: string): string {
  const random = randomFrom('hero');
  const place = () => Math.floor(random() * 101);
  return LAYERS.map((count, layer) => {
    const shadows = Array.from({ length: count }, () => `${place()}cqw ${place()}cqh`);
    return `${selector} :nth-child(${layer + 1}){box-shadow:${shadows.join()}}`;
  }).join('');
}
