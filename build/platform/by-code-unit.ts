/** Orders texts by code unit, for `sort`: a build must not depend on the machine's language, as a locale's order does. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
