import tokens from '../styles/tokens.css?bytes';

/** The value of a design token, such as `night`; by night, where it has two. Throws where the stylesheet has none of that name. */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(SHEET) ?? [];
  if (value === undefined) throw new Error(`tokens.css n'a pas de --${name}`);
  return /^light-dark\(.+, ([^,]+)\)$/.exec(value)?.[1] ?? value;
}

const SHEET = new TextDecoder().decode(tokens);
