import { memoize } from '../platform/memoize.ts';
import type { Placeholder } from './definition.ts';

/** Returns the patterns of text that a build for visitors leaves out; the same array for the same placeholders. */
export const redactedPatterns = memoize(
  (placeholders: readonly Placeholder[], production: boolean): readonly RegExp[] =>
    production ? placeholders.flatMap(({ pattern, redacted }) => (redacted ? pattern : [])) : [],
);
