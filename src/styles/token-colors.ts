/** Colours of `tokens.css` for code, by day and by night. `npm run schemas` writes this file. */
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

/** Further colours: by day, by night. */
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
