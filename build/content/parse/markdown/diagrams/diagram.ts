/** Steps in order, some of which split into routes, as plain data. */
export type Chain = readonly Stop[];

export type Stop = Step | Jump | End;

export interface Step {
  type: 'step';
  /** Number of the step in the order of the text. */
  id: number;
  label: Label;
  /** No route, or two and more. They lead to the next stop, or to the one after the surrounding route. */
  routes: readonly Route[];
}

/** The parts of `Shopify : commande payée (1 opération)`. */
export interface Label {
  name: string;
  action?: string;
  count?: string;
}

export interface Route {
  condition: string;
  /** Steps of the route; empty if nothing happens on it. */
  chain: Chain;
}

/** An arrow to another step, which is the last stop of its chain. */
export interface Jump {
  type: 'jump';
  to: Step['id'];
  /** Name of the target as it is written. */
  text: string;
}

/** The end of a route that would otherwise lead on. */
export interface End {
  type: 'end';
  text: string;
}
