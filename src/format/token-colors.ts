/** Colours of `src/styles/tokens.css` for what is no stylesheet of a page, as they are there by day and by night. */
export const DAY = {
  night: '#f6f2e7',
  star: '#8b90a8',
  ink: '#151c3b',
  amber: '#985400',
  'amber-fill': '#f7b23f',
} as const;
export const NIGHT = {
  night: '#0a0d1a',
  star: '#eef2ff',
  ink: '#eef2ff',
  amber: '#ffc46b',
  'amber-fill': '#ffc46b',
} as const;

/** The colour of the side that a page shows, as a stylesheet says it. `alpha`: two hexadecimal digits. */
export function lightDark(name: keyof typeof DAY, alpha = ''): string {
  return `light-dark(${DAY[name]}${alpha},${NIGHT[name]}${alpha})`;
}
