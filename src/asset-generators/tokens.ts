import tokens from '../styles/tokens.css?bytes';

/** Returns the value of a design token such as `night`, the one by night if it has two. Throws if there is no such token. */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(SHEET) ?? [];
  if (value === undefined) throw new Error(`tokens.css n'a pas de --${name}`);
  return /^light-dark\(.+, ([^,]+)\)$/.exec(value)?.[1] ?? value;
}

const SHEET = new TextDecoder().decode(tokens);
