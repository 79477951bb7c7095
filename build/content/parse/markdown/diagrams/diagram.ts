/** A flow as its writer lists it: steps in order, some of which split into routes. Plain data. */
export type Chain = readonly Stop[];

export type Stop = Step | Jump | End;

export interface Step {
  type: 'step';
  /** Unique in its diagram, in the order of the text. */
  id: number;
  label: Label;
  /** None, or two and more. They lead to what follows the step; where nothing does, to what follows the route around it. */
  routes: readonly Route[];
}

/** `Shopify : commande payée (1 opération)` in its parts. */
export interface Label {
  name: string;
  action?: string;
  count?: string;
}

export interface Route {
  condition: string;
  /** Empty for a route on which nothing happens. */
  chain: Chain;
}

/** An arrow to a step elsewhere; the last stop of its chain. */
export interface Jump {
  type: 'jump';
  to: Step['id'];
  /** The step's name, as it is written. */
  text: string;
}

/** Ends a route that would otherwise lead on. */
export interface End {
  type: 'end';
  text: string;
}
