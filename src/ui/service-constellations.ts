import { type Constellation, constellationOf } from './constellation.ts';

/** Drawn by hand: a loop of relays, a mind, stacked rows, a window, rising bars, a compass. */
const DRAWN: Readonly<Record<string, Constellation>> = {
  'automatisation-de-processus': chart(
    '96,90,2 128,48,3 176,40,1 220,66,2 224,112,3 186,144,2 132,136,3 160,92,3',
    '0-1 1-2 2-3 3-4 4-5 5-6 6-0 2-7 7-5',
  ),
  'integration-ia': chart(
    '160,34,1 116,58,2 204,58,2 98,104,3 222,104,3 132,146,2 188,146,2 160,96,2',
    '0-1 0-2 1-3 2-4 3-5 4-6 5-7 6-7 7-1 7-2',
  ),
  'crm-no-code': chart(
    '92,52,2 228,52,1 92,92,3 228,92,2 92,132,1 228,132,3 160,52,3 160,132,3',
    '0-6 6-1 2-3 4-7 7-5 0-2 2-4 1-3 3-5',
  ),
  'apps-metiers': chart(
    '84,40,2 236,40,1 236,140,2 84,140,3 84,70,3 236,70,3 142,104,2 184,118,3',
    '0-1 1-5 5-2 2-3 3-4 4-0 4-5 6-7',
  ),
  'tableaux-de-bord': chart(
    '80,140,3 120,140,3 120,104,2 166,140,3 166,74,2 212,140,3 212,40,1 252,60,3',
    '0-1 1-3 3-5 1-2 3-4 5-6 2-4 4-6 6-7',
  ),
  design: chart(
    '160,28,1 126,136,2 194,136,2 138,96,3 182,96,3 104,158,3 216,158,3 160,70,2',
    '0-7 7-3 3-1 1-5 7-4 4-2 2-6 3-4',
  ),
};

/** Returns the constellation drawn for a service, its stars named in their order; for a service without one, a constellation made from its slug. */
export function serviceConstellation(slug: string, names: readonly string[] = []): Constellation {
  const { stars, lines } = DRAWN[slug] ?? constellationOf(slug);
  return { stars: stars.map((star, nth) => (names[nth] ? { ...star, name: names[nth] } : star)), lines };
}

/** Reads 'x,y,magnitude …' and 'from-to …' as a constellation. */
function chart(stars: string, lines: string): Constellation {
  return {
    stars: stars.split(' ').map((star) => {
      const [x = 0, y = 0, magnitude] = star.split(',').map(Number);
      return { x, y, magnitude: magnitude === 1 || magnitude === 2 ? magnitude : 3 };
    }),
    lines: lines.split(' ').map((line) => {
      const [from = 0, to = 0] = line.split('-').map(Number);
      return [from, to] as const;
    }),
  };
}
