/** Where a piece of data is, and what happens to it there. */
export interface JourneyStop {
  /** Its rank among the tools on the orbits; −1 at the centre. */
  tool: number;
  name: string;
  text: string;
}

/** The journey that begins at each tool, in the order of the tools; empty where none does. */
export type Journeys = readonly (readonly JourneyStop[])[];
