import type { Element } from 'hast';
import type { Parents, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import type { ChartType, MarkdownSettings } from '../../../../contract/markdown.ts';
import { charts as messages } from '../../../../diagnostics/messages/charts.fr.ts';
import { markdown as markdownMessages } from '../../../../diagnostics/messages/markdown.fr.ts';
import {
  type CustomNode,
  type CustomParent,
  customNode,
  customParent,
  diagnosticAt,
  firstLineOf,
  visit,
} from '../nodes.ts';
import { bars } from './bars.ts';
import { type ChartData, chartData } from './chart-data.ts';
import { lines } from './lines.ts';

/** Widths of a drawing in em: on a screen of 320 px, and where the stylesheet begins to show the wide drawing. */
const NARROW = 17.5;
const WIDE = 40;

/** `::name[Title]{type}` and the table below it become a figure: its title, a drawing for the eye alone, and the table, folded, for all. */
export function charts(tree: Root, source: string, settings: MarkdownSettings): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== settings.chart.name) return;
    const figure = figureOf(node, { source, parent, index }, settings);
    if (!Array.isArray(figure)) {
      parent.children.splice(index, 2, figure);
      return;
    }
    diagnostics.push(...figure);
    parent.children[index] = customParent('p', node.children);
  });
  return diagnostics;
}

function figureOf(
  node: LeafDirective,
  { source, parent, index }: { source: string; parent: Parents; index: number },
  { chart, language }: MarkdownSettings,
): CustomParent | TextDiagnostic[] {
  const spelling = `::${node.name}`;
  const fault = (wording: Wording) => [diagnosticAt(node, wording, 'error', spelling.length)];
  if (parent.type !== 'root') return fault(markdownMessages.slotInBlock(spelling, parent.type));
  if (node.children.length === 0) return fault(messages.noTitle(spelling));
  const type = typeOf(node, chart.types);
  if (!type) return [unknownType(node, source, Object.values(chart.types))];
  const table = parent.children[index + 1];
  if (table?.type !== 'table') return fault(messages.noTable(spelling));
  const data = chartData(table, type, { language, width: NARROW });
  if (Array.isArray(data)) return data;
  const title = customParent('figcaption', node.children);
  const folded = customParent('details', [customNode('summary', [{ type: 'text', value: chart.table }]), table]);
  return customParent('figure', [title, ...drawings(data, type, language), folded], {
    hProperties: { dataChart: type },
    position: node.position,
  });
}

function typeOf({ attributes }: LeafDirective, types: MarkdownSettings['chart']['types']): ChartType | undefined {
  const [name, ...others] = Object.keys(attributes ?? {});
  const [type] = (['bars', 'lines', 'change'] as const).filter((type) => types[type] === name);
  return others.length === 0 ? type : undefined;
}

/** Placed at the braces, where the type has to be written. */
function unknownType(node: LeafDirective, source: string, types: readonly string[]): TextDiagnostic {
  const line = source.slice(node.position?.start.offset, node.position?.end.offset);
  const [braces = ''] = /\{[^{}]*\}\s*$/.exec(line) ?? [];
  const { line: nth, column, length } = firstLineOf(node);
  const place =
    braces === '' ? { column, length } : { column: column + line.lastIndexOf(braces), length: braces.length };
  return textDiagnostic('error', { line: nth, ...place }, messages.unknownType(braces.trim(), types));
}

function drawings(data: ChartData, type: ChartType, language: string): CustomNode[] {
  if (type !== 'lines') return [drawing(bars(data, NARROW, language))];
  const [narrow, wide] = [lines(data, NARROW, language), lines(data, WIDE, language)];
  if (!narrow.isThinned) return [drawing(narrow.drawing)];
  return [drawing(narrow.drawing, 'narrow'), drawing(wide.drawing, 'wide')];
}

/** `size`: where the drawing is shown; '' everywhere. */
function drawing({ properties, children }: Element, size = ''): CustomNode {
  return customNode('svg', children, { ...properties, ariaHidden: 'true', dataDrawing: size });
}
