import type { List, ListItem } from 'mdast';
import { visit } from '../visit.ts';
import type { Step } from './diagram.ts';
import { aimOf, keyOf, labelOf } from './label.ts';
import { plainText } from './read-text.ts';

/** A step before its routes are read. */
export interface NamedStep extends Pick<Step, 'id' | 'label'> {
  /** As links may name it: with what happens there, and without. */
  keys: readonly string[];
}

export interface NamedSteps {
  steps: ReadonlyMap<ListItem, NamedStep>;
  /** What links of the diagram name. */
  aims: ReadonlySet<string>;
  /** How many routes it has. */
  routes: number;
}

/** All steps of a diagram, so that a link may name one that comes later. */
export function namedSteps(diagram: List): NamedSteps {
  const steps = new Map<ListItem, NamedStep>();
  const aims = new Set<string>();
  let routes = 0;
  visit({ type: 'root', children: [diagram] }, 'listItem', (item, _, list) => {
    if (list.type !== 'list' || !list.ordered) {
      routes++;
      return;
    }
    const text = plainText(item.children[0]);
    const aim = aimOf(text);
    if (aim !== undefined) {
      aims.add(keyOf(aim));
      return;
    }
    const label = labelOf(text);
    steps.set(item, { id: steps.size, label, keys: [...new Set([keyOf(text), keyOf(label.name)])] });
  });
  return { steps, aims, routes };
}
