import type { Html } from '../../../build/contract/entry.ts';

/** The work before and after a project, as the build has drawn it. All parts are HTML. */
export interface Comparison {
  chart: string | undefined;
  before: Way;
  after: Way;
}

/** One of the two ways of working: its title, and its steps as a list. */
export interface Way {
  title: string;
  steps: string;
}

const SLOT = '<div data-slot="avant-apres"></div>';
const END = '</figure>';

/** Takes the comparison out of a text, if it has one: a chart, which may be absent, and two diagrams. The head of the page shows it. */
export function splitComparison(html: string): { comparison: Comparison | undefined; rest: Html } {
  const [above = '', below = ''] = html.split(SLOT);
  const [chart, belowChart] = takeFigure(below, 'chart');
  const [before, belowBefore] = takeFigure(belowChart, 'diagram');
  const [after, rest] = takeFigure(belowBefore, 'diagram');
  if (before === undefined || after === undefined) return { comparison: undefined, rest: (above + below) as Html };
  return { comparison: { chart, before: readWay(before), after: readWay(after) }, rest: (above + rest) as Html };
}

/** Returns the places of the seam: after so many steps of the longer way, and at first after half of them. */
export function stopsOf({ before, after }: Pick<Comparison, 'before' | 'after'>): { last: number; start: number } {
  const last = Math.max(...[before, after].map(({ steps }) => countSteps(steps)));
  return { last, start: Math.ceil(last / 2) };
}

/** Counts the items of a list, without those of lists in it. */
function countSteps(list: string): number {
  let depth = 0;
  let count = 0;
  for (const [tag] of list.matchAll(/<(?:\/?[ou]l|li)>/g)) {
    if (tag === '<li>') count += depth === 1 ? 1 : 0;
    else depth += tag.startsWith('</') ? -1 : 1;
  }
  return count;
}

/** Splits off the figure of this kind with which a text begins. */
function takeFigure(html: string, kind: 'chart' | 'diagram'): [figure: string | undefined, rest: string] {
  const text = html.trimStart();
  const end = text.indexOf(END);
  if (end === -1 || !text.startsWith(`<figure data-${kind}`)) return [undefined, html];
  return [text.slice(0, end + END.length), text.slice(end + END.length)];
}

function readWay(figure: string): Way {
  const [, title = ''] = /<figcaption>(.*?)<\/figcaption>/s.exec(figure) ?? [];
  return { title, steps: figure.slice(figure.indexOf('<ol>'), figure.lastIndexOf('</ol>') + '</ol>'.length) };
}
