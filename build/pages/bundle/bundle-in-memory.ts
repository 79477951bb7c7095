import { type BundleOptions, bundle } from './bundle.ts';

export type BundleStep = typeof bundle;

/** A bundle that stays in memory from one build to the next. */
export interface BundleInMemory {
  step: BundleStep;
  /** Has the next build bundle anew, because the code has changed. */
  forget: () => void;
}

/** Keeps the last bundle, for a server that hears of each change of the code. One that has errors is not kept. */
export function bundleInMemory(step: BundleStep = bundle): BundleInMemory {
  let latest: { key: string; bundling: ReturnType<BundleStep> } | undefined;
  return {
    step: async (definition, options) => {
      const key = keyOf(await options.base, options);
      if (latest?.key !== key) latest = { key, bundling: step(definition, options) };
      const used = latest;
      const outcome = await used.bundling;
      if (!outcome.value && latest === used) latest = undefined;
      return outcome;
    },
    forget: () => {
      latest = undefined;
    },
  };
}

function keyOf(base: string, { development }: BundleOptions): string {
  return JSON.stringify([base, development]);
}
