import { type BundleOptions, bundle } from './bundle.ts';

export type BundleStep = typeof bundle;

/** The site's code, bundled and running, from one build to the next. */
export interface HeldBundle {
  step: BundleStep;
  /** The code has changed. */
  forget: () => void;
}

/** Holds a bundle in memory for those who hear of each change of the code. One that has errors is not held. */
export function heldBundle(step: BundleStep = bundle): HeldBundle {
  let held: { key: string; made: ReturnType<BundleStep> } | undefined;
  return {
    step: async (definition, options) => {
      const key = keyOf(await options.base, options);
      if (held?.key !== key) held = { key, made: step(definition, options) };
      const made = held;
      const outcome = await made.made;
      if (!outcome.value && held === made) held = undefined;
      return outcome;
    },
    forget: () => {
      held = undefined;
    },
  };
}

function keyOf(base: string, { development }: BundleOptions): string {
  return JSON.stringify([base, development]);
}
