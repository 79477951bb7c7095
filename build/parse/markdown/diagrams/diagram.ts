/** A flow as its writer lists it: what happens in turn, and where it parts into routes. Plain data. */
export type Chain = readonly Stop[];

export type Stop = Step | Jump | End;

export interface Step {
  type: 'step';
  /** Tells it from the others of its diagram, in the order they are written. */
  id: number;
  label: Label;
  /** None, or two and more. They go on to what follows the step; where nothing does, to what follows the route that holds it. */
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

/** Goes on to a step that stands elsewhere, and is the last of its chain. */
export interface Jump {
  type: 'jump';
  to: Step['id'];
  /** The step's name, as it is written. */
  text: string;
}

/** Ends a route that would otherwise go on. */
export interface End {
  type: 'end';
  text: string;
}
