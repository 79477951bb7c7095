import type { Entry } from '../../../../build/contract/entry.ts';
import type { Logo } from '../../../ui/page-context.ts';
import type { Settings } from '../schema.ts';

/** Returns the logo of the settings, if they have one. */
export function logoOf({ data: { logo }, pictures = {} }: Entry<Settings>): Logo | undefined {
  const day = logo && pictures[logo.source];
  const night = logo?.nuit === undefined ? undefined : pictures[logo.nuit];
  return day && { day, ...(night && { night }) };
}
