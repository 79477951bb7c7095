import type { Chain, End, Jump, Stop } from './diagram.ts';
import { type Drawing, GAP, LINE, RING } from './drawing.ts';
import { aimsOf, drawJumps, marginOf } from './jump-lines.ts';
import { isPlain, layRow, rowsOf } from './rows.ts';
import { arrive, type Flow, type Sketch } from './sketch.ts';
import { laySplit } from './split-layout.ts';
import { type Column, writeLabel, writeText } from './write-text.ts';

/**
 * Draws a flow downwards, in so many pixels. Routes stand side by side where there is room, and below one another where there is none.
 * Labels stand to the right of their marks; lines go down before them and across between them, so that nothing meets.
 */
export function layOut(chain: Chain, width: number): Drawing {
  const drawing: Drawing = { width, height: 0, texts: [], badges: [], marks: [], lines: [] };
  const sketch: Sketch = { drawing, steps: new Map(), aims: new Set(aimsOf(chain)), jumps: [] };
  const x = RING + 1 + marginOf(sketch);
  const { y } = layChain(chain, { x, width: width - x }, { y: 2 - GAP, open: undefined }, sketch, false);
  drawJumps(sketch);
  return { ...drawing, height: Math.ceil(y) + 1 };
}

/** Draws a chain below what its column holds so far. `goesOn`: something follows the chain. */
function layChain(chain: Chain, column: Column, from: Flow, sketch: Sketch, goesOn: boolean): Flow {
  const last = chain.at(-1);
  return rowsOf(chain, column, sketch).reduce((flow, row) => {
    const [stop] = row;
    if (!stop || row.length > 1) return layRow(row.filter(isPlain), column, flow, sketch);
    return layStop(stop, column, flow, sketch, goesOn || stop !== last);
  }, from);
}

function layStop(stop: Stop, column: Column, flow: Flow, sketch: Sketch, goesOn: boolean): Flow {
  const { drawing, steps, jumps } = sketch;
  const top = flow.y + GAP;
  const at = { x: column.x, y: top + LINE / 2 };
  arrive(sketch, flow, at);
  if (stop.type !== 'step') {
    drawing.marks.push({ type: stop.type, ...at });
    if (stop.type === 'jump') jumps.push({ from: at, to: stop.to });
    return { y: writeText(drawing, stop.type, textOf(stop), column, top), open: undefined };
  }
  steps.set(stop.id, at);
  drawing.marks.push({ type: 'step', ...at });
  if (stop.routes.length > 0) drawing.marks.push({ type: 'split', ...at });
  const y = writeLabel(drawing, stop.label, column, top);
  if (stop.routes.length === 0) return { y, open: { type: 'way', points: [at] } };
  return laySplit(stop.routes, { column, at, y, goesOn }, sketch, layChain);
}

function textOf({ type, text }: Jump | End): string {
  return type === 'jump' ? `→ ${text}` : text;
}
