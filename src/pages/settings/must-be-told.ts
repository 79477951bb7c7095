import type { RuleContext } from '../../../build/contract/content-type.ts';
import { isReservedAddress } from './reserved-address.ts';
import type { Settings } from './schema.ts';

/** The law's details may not be missing from a build for a real address. */
export function requiresLegalDetails(
  { adresse }: Pick<Settings, 'adresse'>,
  { production, lookOnly }: Pick<RuleContext, 'production' | 'lookOnly'>,
): boolean {
  return production && !lookOnly && !isReservedAddress(adresse);
}
