import type { FilePlan } from '../../build/contract/definition.ts';
import { robots } from './robots.ts';

/** The site's files that are no pages. */
export function files(): readonly FilePlan[] {
  return [robots()];
}
