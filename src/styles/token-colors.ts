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

/** Others that are told from each other, or change with these: by day, by night. */
export const SECONDARY_COLORS = {
  'night-raised': ['#fffdf7', '#10152a'],
  'night-high': ['#ece6d6', '#182040'],
  'field-line': ['#75798c', '#66739f'],
  'ink-muted': ['#4d546f', '#aab5d6'],
  'amber-bright': ['#ffc868', '#ffd897'],
  'on-amber': ['#151c3b', '#151c3b'],
  blue: ['#2747a8', '#8fb4ff'],
  success: ['#1a6844', '#7fe0ab'],
  danger: ['#a3261f', '#ffa199'],
} as const;

/** Colours that others are mixed with to be darker or lighter. */
export const [BLACK, WHITE] = ['#000000', '#ffffff'] as const;

/** The colour of the side that a page shows, as a stylesheet says it. `alpha`: two hexadecimal digits. */
export function lightDark(name: keyof typeof DAY, alpha = ''): string {
  return `light-dark(${DAY[name]}${alpha},${NIGHT[name]}${alpha})`;
}
