import { widthOf, wrap } from '../text-lines.ts';
import type { Chain, Label, Route, Step, Stop } from './diagram.ts';
import {
  type ColumnEnd,
  type Drawing,
  drawLineTo,
  GAP,
  GUTTER,
  LABEL_OFFSET,
  LINE,
  RADIUS,
  type Sketch,
  TEXT_STYLES,
  type TextPart,
} from './drawing.ts';

/** The smallest number of steps in a row; two side by side are no easier to read than a column. */
const FEWEST = 3;

interface Row {
  stops: readonly Stop[];
  columns: number;
}

/** Splits a chain into rows. Wide columns show plain steps side by side, in even rows. A target of arrows begins its row. */
export function chainRows(chain: Chain, { width }: Column, { aims }: Sketch): Row[] {
  const most = columnsIn(width);
  if (most < FEWEST) return chain.map((stop) => ({ stops: [stop], columns: 1 }));
  const runs: Stop[][] = [];
  for (const stop of chain) {
    const run = runs.at(-1);
    if (run?.every(isPlain) && isPlain(stop) && !aims.has(stop.id)) run.push(stop);
    else runs.push([stop]);
  }
  return runs.flatMap((run) => splitEvenly(run, most));
}

function isPlain(stop: Stop): stop is Step {
  return stop.type === 'step' && stop.routes.length === 0;
}

function splitEvenly(run: Stop[], most: number): Row[] {
  const columns = Math.ceil(run.length / Math.ceil(run.length / most));
  return Array.from({ length: Math.ceil(run.length / columns) }, (_, nth) => ({
    stops: run.slice(nth * columns, (nth + 1) * columns),
    columns,
  }));
}

/** Draws steps side by side, with labels below them. The line to what follows leaves on the right. */
export function drawRow({ stops, columns }: Row, column: Column, flow: ColumnEnd, sketch: Sketch): ColumnEnd {
  const { drawing, steps } = sketch;
  const width = column.width / columns;
  const top = flow.y + GAP;
  const points = stops.map((_, nth) => ({ x: column.x + nth * width, y: top + LINE / 2 }));
  const bottoms = stops.filter(isPlain).map(({ id, label }, nth) => {
    const at = points[nth] ?? { x: column.x, y: top };
    steps.set(id, at);
    drawing.marks.push({ type: 'step', ...at });
    return writeLabel(
      drawing,
      label,
      { x: at.x - RADIUS - LABEL_OFFSET, width: width - GUTTER + LABEL_OFFSET },
      top + LINE + 2,
    );
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return flow;
  drawLineTo(sketch, flow, first);
  drawing.lines.push({ type: 'way', points: [first, last] });
  const aside = { x: last.x + width - GUTTER / 2, y: last.y };
  return { y: Math.max(...bottoms) + GAP / 2, open: { type: 'way', points: [last, aside] } };
}

/** Width in pixels below which most lines would break. */
const NARROWEST = 150;

function columnsIn(width: number): number {
  return Math.floor(width / NARROWEST);
}

/** Returns the widths of routes side by side, or undefined if there is no room for all. */
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

/** A column of texts. `x` is the position of its marks, from which `width` counts. */
export interface Column {
  x: number;
  width: number;
}

const PADDING = 6;

/** Writes a text beside its mark, and returns its lower end. */
export function writeText({ texts }: Drawing, part: TextPart, text: string, column: Column, top: number): number {
  const lines = wrap(text, column.width - LABEL_OFFSET, TEXT_STYLES[part]);
  for (const [nth, line] of lines.entries()) {
    const width = widthOf(line, TEXT_STYLES[part]);
    texts.push({ part, text: line, box: { x: column.x + LABEL_OFFSET, y: top + nth * LINE, width, height: LINE } });
  }
  return top + lines.length * LINE;
}

/** Writes a step's label and returns its lower end. The count stands at the end of the last line, or below. */
export function writeLabel(drawing: Drawing, { name, action, count }: Label, column: Column, top: number): number {
  const named = writeText(drawing, 'name', name, column, top);
  const bottom = action === undefined ? named : writeText(drawing, 'action', action, column, named);
  return count === undefined ? bottom : writeCount(drawing, count, column, bottom);
}

function writeCount({ texts, badges }: Drawing, count: string, column: Column, bottom: number): number {
  const width = widthOf(count, TEXT_STYLES.count);
  const { box } = texts.at(-1) ?? { box: { x: column.x + LABEL_OFFSET, y: bottom, width: 0, height: 0 } };
  const right = box.x + box.width + PADDING;
  const fits = right + width + 2 * PADDING <= column.x + column.width;
  const frame = {
    x: fits ? right : column.x + LABEL_OFFSET,
    y: fits ? bottom - LINE : bottom,
    width: width + 2 * PADDING,
    height: LINE,
  };
  badges.push(frame);
  texts.push({ part: 'count', text: count, box: { ...frame, x: frame.x + PADDING, width } });
  return frame.y + LINE;
}
