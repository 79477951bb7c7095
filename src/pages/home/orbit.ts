/** The radii of the orbits, in units of the drawing, whose middle is its origin. */
export const ORBIT_RADII = [220, 170, 118] as const;

/**
 * The orbit a tool is on and the angle on it, in degrees clockwise from the top. All are on the left of the drawing or near its middle: its right
 * runs off the screen.
 */
const PLACES = [
  { radius: 118, angle: 300 },
  { radius: 118, angle: 142 },
  { radius: 170, angle: 24 },
  { radius: 170, angle: 168 },
  { radius: 170, angle: 242 },
  { radius: 220, angle: 150 },
  { radius: 220, angle: 206 },
  { radius: 220, angle: 334 },
] as const;

export interface Place {
  x: number;
  y: number;
}

/** Returns the places of so many tools, spread over all that there are. */
export function placesOf(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const { radius, angle } = PLACES[Math.floor((index * PLACES.length) / count)] ?? PLACES[0];
    const turn = (angle * Math.PI) / 180;
    return { x: Math.round(radius * Math.sin(turn)), y: Math.round(-radius * Math.cos(turn)) };
  });
}
