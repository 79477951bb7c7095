/** Orders texts by code unit: a build must not depend on the machine's language, as a locale's order does. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
