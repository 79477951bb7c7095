import type { Element } from 'hast';
import type { Parents, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import type { Flow } from '../../../../contract/entry.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { diagrams as messages } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { isClosed, labelOf, openingOf } from '../containers.ts';
import { type CustomNode, customNode, customParent, diagnosticAt, SKIP, textOf, visit } from '../nodes.ts';
import type { Chain, Step } from './diagram.ts';
import { drawingSvg } from './drawing-svg.ts';
import { drawDiagram } from './layout.ts';
import { readDiagram } from './read-diagram.ts';

/** Widths of the two drawings of a diagram, in pixels: a phone's column at 320 px, and a text's column on wider screens. */
const WIDTHS = { narrow: 288, wide: 640 };

/** `:::name[Title]` and a list become a figure: the flow drawn for narrow and for wide screens, and the list, which says the same. `flow`: of the first of them. */
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
    const title = labelOf(node);
    const name = title ? textOf(title).trim() : '';
    const content = node.children.slice(title ? 1 : 0);
    const read = readDiagram(node, opening, content, settings);
    diagnostics.push(...blockFaults(node, { opening, name, parent, source }), ...read.diagnostics);
    if (flow.links.length === 0) flow = flowOf(read.chain);
    const drawn =
      read.diagnostics.length === 0
        ? drawings(
            read.chain,
            settings.drawing.replace('{title}', () => name),
          )
        : [];
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

/** Diagnostics about a block itself, not about its list. `name`: its title's text. */
function blockFaults(
  node: ContainerDirective,
  { opening, name, parent, source }: { opening: string; name: string; parent: Parents; source: string },
): TextDiagnostic[] {
  const faults: Wording[] = [
    ...(name === '' ? [messages.untitled(opening)] : []),
    ...(Object.keys(node.attributes ?? {}).length > 0 ? [messages.attributes(opening)] : []),
    ...(parent.type === 'root' ? [] : [messages.inBlock(opening)]),
    ...(isClosed(node, source) ? [] : [messages.open(opening)]),
  ];
  return faults.map((fault) => diagnosticAt(node, fault, 'error', opening.length));
}

function drawings(chain: Chain, name: string): CustomNode[] {
  return Object.entries(WIDTHS).map(([size, width]) => drawing(drawingSvg(drawDiagram(chain, width), name, size)));
}

function drawing({ tagName, properties, children }: Element): CustomNode {
  return customNode(tagName, children, properties);
}

/** The steps of a diagram in the order of the text, and which of them lead to which; a step that stands alone is none. */
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
