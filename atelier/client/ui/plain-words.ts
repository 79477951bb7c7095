/** Returns a piece of a text without the signs of links, pictures, tables and marks, which may be cut at its ends; values stand in the place of their names. */
export function plainWords(text: string, variables: Readonly<Record<string, string>> = {}): string {
  return text
    .replaceAll(/\{\{([\w.-]+)\}\}/g, (written, name: string) => variables[name] ?? written)
    .replaceAll(/!?\[|\](?:\([^()\s]*\)?)?|\{#[^{}\s]*\}?|\*+|`+|~~|==|^(?:#+|[-+>]|\d+\.) /g, '')
    .replaceAll(/^\| ?| ?\|$/g, '')
    .replaceAll(/ ?\| ?/g, ' · ');
}
