/** Tokens that drawings, feeds and scripts use one by one; scripts load these alone. */
const NAMED = ['night', 'star', 'ink', 'amber', 'amber-fill'];
/** Tokens whose contrast is checked, and which change with those that an agency chooses. */
const SECONDARY = [
  ...['night-raised', 'night-high', 'field-line', 'ink-muted', 'amber-bright', 'on-amber'],
  ...['blue', 'success', 'danger'],
];

/** Returns the source of `token-colors.ts`, made from `tokens.css`. */
export function colorSource(tokens: string): string {
  const side = (index: 0 | 1) => NAMED.map((name) => `  ${key(name)}: '${sidesOf(tokens, name)[index]}',\n`).join('');
  const pairs = SECONDARY.map((name) => `  ${key(name)}: ['${sidesOf(tokens, name).join("', '")}'],\n`).join('');
  return `/** Colours of \`tokens.css\` for code, by day and by night. \`npm run schemas\` writes this file. */
export const DAY = {\n${side(0)}} as const;
export const NIGHT = {\n${side(1)}} as const;

/** Further colours: by day, by night. */
export const SECONDARY_COLORS = {\n${pairs}} as const;
`;
}

function key(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}

/** Returns a token's colours by day and by night. */
function sidesOf(tokens: string, name: string): [day: string, night: string] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const [day, night = day] = value.match(/#[\da-f]{6}/g) ?? [];
  if (!day || !night) throw new Error(`tokens.css has no colour --${name}`);
  return [day, night];
}
