/** Steps in order, some of which split into routes. Plain data. */
export type Chain = readonly Stop[];

export type Stop = Step | Jump | End;

export interface Step {
  type: 'step';
  /** In the order of the text. */
  id: number;
  label: Label;
  /** None, or two and more. They lead to the next stop, or to the one after the surrounding route. */
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
  /** May be empty. */
  chain: Chain;
}

/** An arrow, the last stop of its chain. */
export interface Jump {
  type: 'jump';
  to: Step['id'];
  /** As it is written. */
  text: string;
}

/** Ends a route that would otherwise lead on. */
export interface End {
  type: 'end';
  text: string;
}
