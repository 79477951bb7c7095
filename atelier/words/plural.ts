/** Returns a number with its noun: « 1 texte », « 2 textes », « 0 texte ». */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count > 1 ? many : one}`;
}
