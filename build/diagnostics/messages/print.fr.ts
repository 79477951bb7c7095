/** What stands around diagnostics where they are listed. */
export const print = {
  /** `omitted`: a count of diagnostics. */
  andMore: (omitted: string) => `et encore ${omitted}.`,
  errors: (count: number) => counted(count, 'erreur'),
  warnings: (count: number) => counted(count, 'avertissement'),
};

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''}`;
}
