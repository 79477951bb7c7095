import { memoize } from '../platform/memoize.ts';
import type { Placeholder } from './definition.ts';

/** Patterns of what a build for visitors leaves out: the same array for the same placeholders. */
export const redactedPatterns = memoize(
  (placeholders: readonly Placeholder[], production: boolean): readonly RegExp[] =>
    production ? placeholders.flatMap(({ pattern, redacted }) => (redacted ? pattern : [])) : [],
);
