/** Returns a piece of a text without the signs of links, pictures, tables and marks, even if the piece cuts through them. Values replace their names. */
export function plainWords(text: string, variables: Readonly<Record<string, string>> = {}): string {
  return text
    .replaceAll(/\{\{([\w.-]+)\}\}/g, (written, name: string) => variables[name] ?? written)
    .replaceAll(/!?\[|\](?:\([^()\s]*\)?)?|\{#[^{}\s]*\}?|\*+|`+|~~|==|^(?:#+|[-+>]|\d+\.) /g, '')
    .replaceAll(/^\| ?| ?\|$/g, '')
    .replaceAll(/ ?\| ?/g, ' · ');
}
