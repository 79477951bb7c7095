import type { Chain, Route } from './diagram.ts';

/** In pixels: narrower columns would break most of their lines. */
const NARROWEST = 150;

/** The widths of routes side by side, by how many columns each parts into; undefined where there is no room for all. */
export function columnWidths(routes: readonly Route[], width: number): number[] | undefined {
  const counts = routes.map(({ chain }) => columnsOf(chain));
  const column = width / counts.reduce((sum, count) => sum + count, 0);
  return column < NARROWEST ? undefined : counts.map((count) => count * column);
}

function columnsOf(chain: Chain): number {
  const splits = chain.map((stop) =>
    stop.type === 'step' ? stop.routes.reduce((sum, route) => sum + columnsOf(route.chain), 0) : 0,
  );
  return Math.max(1, ...splits);
}
