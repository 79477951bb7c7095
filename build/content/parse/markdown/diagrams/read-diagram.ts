import type { List, ListItem, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { diagrams as messages } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { diagnosticAt, textOf } from '../nodes.ts';
import type { Chain, Route, Step, Stop } from './diagram.ts';
import { arrowTarget, checkText, itemText, type NamedSteps, namedSteps, readJump } from './step-text.ts';

const LIMITS = { steps: 60, routes: 30 };
/** Levels of nested splits; more would leave no room for labels on a phone. */
const MAX_LEVELS = 3;

interface Reading extends NamedSteps {
  /** The word that ends a route. */
  end: string;
  level: number;
  diagnostics: TextDiagnostic[];
}

/** Reads the flow of a diagram and reports why it cannot be drawn. `opening`: colons and name; `content`: the nodes without the title. */
export function readDiagram(
  block: ContainerDirective,
  opening: string,
  content: readonly RootContent[],
  { end }: MarkdownSettings['diagram'],
): { chain: Chain; diagnostics: TextDiagnostic[] } {
  const [list, ...others] = content;
  const unread = (wording: Wording) => ({
    chain: [],
    diagnostics: [diagnosticAt(block, wording, 'error', opening.length)],
  });
  if (!list) return unread(messages.empty(opening));
  if (list.type !== 'list') return { chain: [], diagnostics: [diagnosticAt(list, messages.noList())] };
  const named = namedSteps(list);
  if (named.steps.size > LIMITS.steps) return unread(messages.tooMany(named.steps.size, 'steps', LIMITS.steps));
  if (named.routes > LIMITS.routes) return unread(messages.tooMany(named.routes, 'routes', LIMITS.routes));
  const reading: Reading = { ...named, end, level: 0, diagnostics: [] };
  const chain = chainOf(list, reading);
  // The rule for call-outs reports lines of too few colons.
  const besideList = others.filter((node) => !/^:+$/.test(textOf(node)));
  refuse(reading, besideList, messages.notDrawn('list'));
  return { chain, diagnostics: reading.diagnostics };
}

function refuse({ diagnostics }: Reading, nodes: readonly RootContent[], wording: Wording): void {
  for (const node of nodes)
    diagnostics.push(diagnosticAt(node, wording, 'error', node.type === 'list' ? 1 : undefined));
}

function chainOf(list: List, reading: Reading): Chain {
  if (!list.ordered) {
    refuse(reading, [list], messages.wrongList(false));
    return [];
  }
  const chain: Stop[] = [];
  for (const item of list.children) {
    const before = chain.at(-1);
    const stop = stopOf(item, reading);
    if (!stop) continue;
    const isReached = !before || leadsOn(before) || (before.type === 'step' && isLinked(item, reading));
    if (!isReached) refuse(reading, item.children.slice(0, 1), messages.unreachable());
    chain.push(stop);
  }
  return chain;
}

function isLinked(item: ListItem, { steps, aims }: Reading): boolean {
  return steps.get(item)?.keys.some((key) => aims.has(key)) ?? false;
}

function stopOf(item: ListItem, reading: Reading): Stop | undefined {
  const [first, ...rest] = item.children;
  const problems = checkText(item, true);
  reading.diagnostics.push(...problems);
  const text = itemText(first);
  if (first?.type !== 'paragraph' || text === '') return undefined;
  const aim = arrowTarget(text);
  if (aim === undefined) return stepOf(item, rest, reading);
  refuse(reading, rest, messages.notDrawn('jump'));
  const jump = readJump(first, aim, [...reading.steps.values()], reading.end);
  if ('type' in jump) return jump;
  reading.diagnostics.push(jump);
  return undefined;
}

function stepOf(item: ListItem, rest: readonly RootContent[], reading: Reading): Step | undefined {
  const step = reading.steps.get(item);
  if (!step) return undefined;
  const { list, others } = splitList(rest);
  refuse(reading, others, messages.notDrawn('step'));
  const routes = list ? routesOf(list, { ...reading, level: reading.level + 1 }) : [];
  return { type: 'step', id: step.id, label: step.label, routes };
}

function routesOf(list: List, reading: Reading): Route[] {
  const problem = list.ordered
    ? messages.wrongList(true)
    : reading.level > MAX_LEVELS
      ? messages.tooDeep(MAX_LEVELS)
      : list.children.length === 1
        ? messages.singleRoute()
        : undefined;
  if (!problem) return list.children.map((item) => routeOf(item, reading));
  refuse(reading, [list], problem);
  return [];
}

function routeOf(item: ListItem, reading: Reading): Route {
  const [first, ...rest] = item.children;
  const { list, others } = splitList(rest);
  reading.diagnostics.push(...checkText(item, false));
  refuse(reading, others, messages.notDrawn('route'));
  return { condition: itemText(first), chain: list ? chainOf(list, reading) : [] };
}

function splitList(below: readonly RootContent[]): { list?: List; others: readonly RootContent[] } {
  const [list, ...others] = below;
  return list?.type === 'list' ? { list, others } : { others: below };
}

/** Tells whether the flow goes on after a stop: not after jumps, ends, and steps whose routes all end. */
function leadsOn(stop: Stop): boolean {
  return stop.type === 'step' && (stop.routes.length === 0 || stop.routes.some(({ chain }) => goesOn(chain)));
}

function goesOn(chain: Chain): boolean {
  const last = chain.at(-1);
  return last === undefined || leadsOn(last);
}
