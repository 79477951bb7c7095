import { memoize } from '../platform/memoize.ts';
import type { Placeholder } from './definition.ts';

/** The patterns of what a build for visitors leaves out of texts and front matter: the same list for the same placeholders. */
export const redactedPatterns = memoize(
  (placeholders: readonly Placeholder[], production: boolean): readonly RegExp[] =>
    production ? placeholders.flatMap(({ pattern, redacted }) => (redacted ? pattern : [])) : [],
);
