import type { RuleContext } from '../../../build/contract/content-type.ts';
import { isReservedAddress } from './reserved-address.ts';
import type { Settings } from './schema.ts';

/** The way to publish all the same, for whoever asks for what is missing. */
export const FOR_A_LOOK = ' Pour seulement montrer le site, sans qu’il soit trouvé : npm run build -- --brouillon.';

/** Whether visitors will rely on this build, so that what the law wants told may not be missing from its pages. */
export function mustBeTold(
  { adresse }: Pick<Settings, 'adresse'>,
  { production, lookOnly }: Pick<RuleContext, 'production' | 'lookOnly'>,
): boolean {
  return production && !lookOnly && !isReservedAddress(adresse);
}
