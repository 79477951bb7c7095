/** Returns the variable that cites a fact in texts. */
export function variableOf(name: string): string {
  return `fait.${name}`;
}
