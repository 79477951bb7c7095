/** Compares texts by code unit, for `sort`. The order of a locale would make a build depend on the machine's language. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
