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
/** A chart, if there is one, and two diagrams. */
const FIGURES =
  /^\s*(<figure data-chart.*?<\/figure>)?\s*<figure data-diagram(.*?)<\/figure>\s*<figure data-diagram(.*?)<\/figure>/s;

/** Takes the comparison out of a text, where its writer has put one; the head of the page shows it. */
export function splitComparison(html: string): { comparison: Comparison | undefined; rest: Html } {
  const [above = '', below = ''] = html.split(SLOT);
  const [all = '', chart, before = '', after = ''] = FIGURES.exec(below) ?? [];
  const comparison = all === '' ? undefined : { chart, before: wayIn(before), after: wayIn(after) };
  return { comparison, rest: (above + below.slice(all.length)) as Html };
}

function wayIn(figure: string): Way {
  const [, title = ''] = /<figcaption>(.*?)<\/figcaption>/s.exec(figure) ?? [];
  return { title, steps: figure.slice(figure.indexOf('<ol>'), figure.lastIndexOf('</ol>') + '</ol>'.length) };
}
