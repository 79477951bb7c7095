/** What stands around findings where they are listed. */
export const print = {
  /** `omitted`: a count of findings. */
  andMore: (omitted: string) => `et encore ${omitted}.`,
  /** `findings`: a count of findings. `hint`: what they all ask for. */
  group: (findings: string, hint: string) => `${findings}. ${hint}`,
  errors: (count: number) => counted(count, 'erreur'),
  warnings: (count: number) => counted(count, 'avertissement'),
};

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number > 1 ? 's' : ''}`;
}
