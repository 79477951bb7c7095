/** What texts write between braces for a fact of this name. */
export function variableOf(name: string): string {
  return `fait.${name}`;
}
