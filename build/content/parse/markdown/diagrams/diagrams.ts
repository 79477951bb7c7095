import type { Element } from 'hast';
import type { Parents, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import type { Flow } from '../../../../contract/entry.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { diagrams as messages } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { markdown as markdownMessages } from '../../../../diagnostics/messages/markdown.fr.ts';
import { containerLabel, isClosed, openingOf } from '../call-outs.ts';
import { type CustomNode, customNode, customParent, diagnosticAt, element, SKIP, textOf, visit } from '../nodes.ts';
import type { Chain, Step } from './diagram.ts';
import { type Drawing, LINE, type Mark, type Point, RADIUS, RING, type TextPart } from './drawing.ts';
import { drawDiagram } from './layout.ts';
import { readDiagram } from './read-diagram.ts';

/** Widths of the drawings in pixels: on a phone at 320 px, and in a text's column. */
const WIDTHS = { narrow: 288, wide: 640 };

/** Turns `:::name[Title]` and its list into a figure: two drawings and the folded list. Returns the `flow` of the first diagram. */
export function diagrams(
  tree: Root,
  source: string,
  { diagram: settings }: MarkdownSettings,
): { diagnostics: TextDiagnostic[]; flow: Flow } {
  const diagnostics: TextDiagnostic[] = [];
  let flow: Flow = { steps: [], links: [] };
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== settings.name) return undefined;
    const opening = openingOf(node, source);
    const title = containerLabel(node);
    const name = title ? textOf(title).trim() : '';
    const content = node.children.slice(title ? 1 : 0);
    const read = readDiagram(node, opening, content, settings);
    diagnostics.push(...blockFaults(node, { opening, name, parent, source }), ...read.diagnostics);
    if (flow.links.length === 0) flow = flowOf(read.chain);
    const alternative = settings.drawing.replace('{title}', () => name);
    const drawn = read.diagnostics.length === 0 ? drawings(read.chain, alternative) : [];
    const caption = title ? [customParent('figcaption', title.children)] : [];
    const summary = customParent('summary', [{ type: 'text', value: settings.inWords }]);
    const inWords = customParent('details', [summary, ...content]);
    parent.children[index] = customParent('figure', [...caption, ...drawn, inWords], {
      hProperties: { dataDiagram: '' },
      position: node.position,
    });
    return SKIP;
  });
  return { diagnostics, flow };
}

/** Reports mistakes of the block itself. `name`: the text of its title. */
function blockFaults(
  node: ContainerDirective,
  { opening, name, parent, source }: { opening: string; name: string; parent: Parents; source: string },
): TextDiagnostic[] {
  const faults: Wording[] = [
    ...(name === '' ? [messages.untitled(opening)] : []),
    ...(Object.keys(node.attributes ?? {}).length > 0 ? [markdownMessages.attributes(opening, 'title')] : []),
    ...(parent.type === 'root' ? [] : [markdownMessages.slotInBlock(opening, parent.type)]),
    ...(isClosed(node, source) ? [] : [messages.open(opening)]),
  ];
  return faults.map((fault) => diagnosticAt(node, fault, 'error', opening.length));
}

function drawings(chain: Chain, name: string): CustomNode[] {
  return Object.entries(WIDTHS).map(([size, width]) => {
    const { tagName, children, properties } = drawingSvg(drawDiagram(chain, width), name, size);
    return customNode(tagName, children, properties);
  });
}

/** Returns the linked steps and their links; steps without links are left out. */
function flowOf(chain: Chain): Flow {
  const links: [from: Step['id'], to: Step['id']][] = [];
  follow(chain, [], (from, to) => links.push([from, to]));
  const ids = [...new Set(links.flat())].sort((a, b) => a - b);
  const names = namesIn(chain);
  const pairs = links.map(([from, to]): [number, number] => [ids.indexOf(from), ids.indexOf(to)]);
  return {
    steps: ids.map((id) => names.get(id) ?? ''),
    links: pairs.filter(([from, to], nth) => pairs.findIndex((pair) => pair[0] === from && pair[1] === to) === nth),
  };
}

function namesIn(chain: Chain): Map<Step['id'], string> {
  const steps = chain.filter((stop) => stop.type === 'step');
  const inside = steps.flatMap(({ routes }) => routes.flatMap((route) => [...namesIn(route.chain)]));
  return new Map([...steps.map(({ id, label }) => [id, label.name] as const), ...inside]);
}

/** Reports the links of a chain, and returns the steps that lead on from it. */
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

/** Distance from the top of a line to its baseline, rounded to keep pages small. */
const BASELINE = Math.round(LINE * 0.72);
const ROUNDING = 6;

/** Prints a drawing as SVG, whose parts have `data-part`. `name`: its accessible name. */
export function drawingSvg(
  { width, height, texts, badges, marks, lines }: Drawing,
  name: string,
  size: string,
): Element {
  const children = [
    ...paths(lines, ({ points }) => lineData(points)),
    ...paths(marks, markData),
    ...badges.map(({ x, y, width, height }) => {
      const box = { x: integer(x), y: integer(y), width: integer(width), height: integer(height) };
      return element('rect', { ...box, rx: round(LINE / 2), dataPart: 'badge' });
    }),
    ...texts.map(({ part, text, box }) => textElement(part, text, box)),
  ];
  const viewBox = `0 0 ${width} ${height}`;
  return element('svg', { viewBox, role: 'img', ariaLabel: name, dataDrawing: size }, children);
}

function textElement(part: TextPart, text: string, { x, y }: Point): Element {
  return element('text', { x: integer(x), y: integer(y + BASELINE), dataPart: part }, [{ type: 'text', value: text }]);
}

/** Returns one path for all shapes of a type. */
function paths<Shape extends { type: string }>(shapes: readonly Shape[], dataOf: (shape: Shape) => string): Element[] {
  const byType = new Map<string, string>();
  for (const shape of shapes) byType.set(shape.type, (byType.get(shape.type) ?? '') + dataOf(shape));
  return Array.from(byType, ([dataPart, d]) => element('path', { d, dataPart }));
}

function markData({ type, x, y }: Mark): string {
  const at = `${round(x)} ${round(y)}`;
  const [top, left] = [round(y - RADIUS), round(x - RADIUS)];
  const star = `M${round(x)} ${top}q1.2 5.8 7 7q-5.8 1.2-7 7q-1.2-5.8-7-7q5.8-1.2 7-7z`;
  switch (type) {
    case 'step':
      return star;
    case 'split':
      return `M${round(x - RING)} ${round(y)}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0-${2 * RING} 0`;
    case 'end':
      return `M${left} ${round(y)}h14`;
    case 'jump':
      return `M${at}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0`;
    case 'target':
      return `M${at}m-5-4l5 4l-5 4`;
  }
}

function lineData(points: readonly Point[]): string {
  const corners = points.filter((point, nth) => !isSamePoint(point, points[nth - 1]));
  return corners.map((point, nth) => cornerData(point, corners[nth - 1], corners[nth + 1])).join('');
}

function cornerData(point: Point, before: Point | undefined, after: Point | undefined): string {
  if (!before) return `M${pair(point)}`;
  const end = after ? moveTowards(point, before) : point;
  const straight = before.x === point.x ? `V${round(end.y)}` : `H${round(end.x)}`;
  return after ? `${straight}Q${pair(point)} ${pair(moveTowards(point, after))}` : straight;
}

function moveTowards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(ROUNDING, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function isSamePoint(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function integer(value: number): string {
  return String(Math.round(value));
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
