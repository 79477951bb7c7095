import type { Flow } from '../../../../contract/entry.ts';
import type { Chain, Step } from './diagram.ts';

/** Which steps of a diagram lead to which, counted from 0 in the order of the text. */
export function flowOf(chain: Chain): Flow {
  const links: [from: Step['id'], to: Step['id']][] = [];
  follow(chain, [], (from, to) => links.push([from, to]));
  const ids = [...new Set(links.flat())].sort((a, b) => a - b);
  const pairs = links.map(([from, to]): [number, number] => [ids.indexOf(from), ids.indexOf(to)]);
  return pairs.filter(([from, to], nth) => pairs.findIndex((pair) => pair[0] === from && pair[1] === to) === nth);
}

/** Tells the links of a chain that these steps lead to; returns the steps that lead on from it. */
function follow(
  chain: Chain,
  before: readonly Step['id'][],
  link: (from: Step['id'], to: Step['id']) => void,
): readonly Step['id'][] {
  let open = before;
  for (const stop of chain) {
    if (stop.type === 'end') return [];
    const to = stop.type === 'jump' ? stop.to : stop.id;
    for (const from of open) link(from, to);
    if (stop.type === 'jump') return [];
    open = stop.routes.length === 0 ? [to] : stop.routes.flatMap((route) => follow(route.chain, [to], link));
  }
  return open;
}
