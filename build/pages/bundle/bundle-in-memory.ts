import { memoize } from '../../platform/memoize.ts';
import { type BundleOptions, bundle } from './bundle.ts';

export type BundleStep = typeof bundle;

/** A bundle that stays in memory from one build to the next. */
export interface BundleInMemory {
  step: BundleStep;
  /** Has the next build bundle anew, because the code has changed. */
  forget: () => void;
}

interface Bundling {
  definition: Parameters<BundleStep>[0];
  options: BundleOptions;
  base: string;
}

/** Keeps bundles in memory, for a server that hears of each change of the code. One that has errors is made anew. */
export function bundleInMemory(step: BundleStep = bundle): BundleInMemory {
  let changes = 0;
  const bundleOnce = memoize(
    ({ definition, options }: Bundling) => step(definition, options),
    ({ base, options }) => JSON.stringify([changes, base, options.development]),
  );
  return {
    step: async (definition, options) => {
      const base = await options.base;
      const before = changes;
      const outcome = await bundleOnce({ definition, options, base });
      if (!outcome.value && changes === before) changes++;
      return outcome;
    },
    forget: () => {
      changes++;
    },
  };
}
