import type { Advice } from '../../contract/diagnostic.ts';

export const suggestions = {
  didYouMean: (name: string): string => `Vouliez-vous dire « ${name} » ?`,
  /** To write the one that was probably meant; `otherwise`, where there is none. */
  advice: (near: string | undefined, otherwise: string): Advice =>
    near === undefined ? { hint: otherwise } : { hint: suggestions.didYouMean(near), fix: near },
};
