import { all, type Element, textOf } from './dom.ts';

/** The steps of the first diagram of a page, as its text lists them: those of the main line, each with its routes below it. */
export function diagramSteps(page: Parameters<typeof all>[0]): Element[] {
  const [diagram] = all(page, 'article [data-diagram]');
  if (!diagram) throw new Error('the page has no diagram');
  return all(diagram, 'details > ol > li');
}

/** The routes that a step splits into. */
export function routesOf(step: Element | undefined): Element[] {
  return step ? all(step, '> ul > li') : [];
}

/** The steps on a route. */
export function stepsOn(route: Element | undefined): Element[] {
  return route ? all(route, '> ol > li') : [];
}

/** What steps consume by themselves: those that split consume nothing, as routers do not: `Airtable : chercher (1 opération)`. */
export function operationsOf(steps: readonly Element[]): number {
  return steps.reduce((sum, step) => {
    const [nested] = routesOf(step);
    const own = nested ? '' : textOf(step);
    return sum + Number(/\((\d+) opérations?\)/.exec(own)?.[1] ?? 0);
  }, 0);
}
