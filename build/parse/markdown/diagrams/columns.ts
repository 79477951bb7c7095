import type { Chain, Route } from './diagram.ts';

/** In pixels: narrower columns would break most of their lines. */
const NARROWEST = 150;

/** How many columns a width has room for. */
export function columnsIn(width: number): number {
  return Math.floor(width / NARROWEST);
}

/** The widths of routes side by side, by how many columns each parts into; undefined where there is no room for all. */
export function columnWidths(routes: readonly Route[], width: number): number[] | undefined {
  const counts = routes.map(({ chain }) => columnsOf(chain));
  const sum = counts.reduce((all, count) => all + count, 0);
  return sum > columnsIn(width) ? undefined : counts.map((count) => (count * width) / sum);
}

function columnsOf(chain: Chain): number {
  const splits = chain.map((stop) =>
    stop.type === 'step' ? stop.routes.reduce((sum, route) => sum + columnsOf(route.chain), 0) : 0,
  );
  return Math.max(1, ...splits);
}
