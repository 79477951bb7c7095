import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { requiresLegalDetails } from '../settings/must-be-told.ts';
import type { Settings } from '../settings/schema.ts';
import type { Privacy } from './schema.ts';
import { activeProcessings } from './shown-processings.ts';

/**
 * Each processing names its recipients and transfers outside of the European Union (GDPR, article 13, 1, e and f). At an address that visitors can
 * reach, a row without them is an error.
 */
export function recipientsAreNamed(
  { traitements }: Privacy,
  context: RuleContext,
  settings: Settings | undefined,
): RuleDiagnostic[] {
  if (!settings || !requiresLegalDetails(settings, context)) return [];
  const shown = new Set(activeProcessings(traitements, settings));
  return traitements.flatMap((processing, index): RuleDiagnostic[] => {
    if (!shown.has(processing) || processing.transferts !== undefined) return [];
    return [
      {
        severity: 'error',
        at: ['traitements', index],
        rule: 'transfert-non-dit',
        message: `La politique de confidentialité ne dit pas si ces données quittent l’Union européenne : ${processing.finalite}.`,
        hint: 'Écrivez « transferts: » sous cette finalité : le prestataire, le pays et la garantie, ou « Aucun transfert ».',
      },
    ];
  });
}
