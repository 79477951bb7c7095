import type { RuleContext } from '../../../build/contract/content-type.ts';
import { isReservedAddress } from './reserved-address.ts';
import type { Settings } from './schema.ts';

/** Whether visitors will rely on this build, so that what the law wants told may not be missing from its pages. */
export function mustBeTold(
  { adresse }: Pick<Settings, 'adresse'>,
  { production, lookOnly }: Pick<RuleContext, 'production' | 'lookOnly'>,
): boolean {
  return production && !lookOnly && !isReservedAddress(adresse);
}
