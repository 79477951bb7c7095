import type { Advice } from '../../contract/diagnostic.ts';

export const suggestions = {
  didYouMean: (name: string): string => `Vouliez-vous dire « ${name} » ?`,
  /** Advises the name that was probably meant, or `otherwise` if there is none. */
  advice: (near: string | undefined, otherwise: string): Advice =>
    near === undefined ? { hint: otherwise } : { hint: suggestions.didYouMean(near), fix: near },
};
