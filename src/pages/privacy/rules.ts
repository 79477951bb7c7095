import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { VARIABLE_MARK } from '../../../build/contract/variables.ts';
import { requiresLegalDetails } from '../settings/company-rule.ts';
import type { Settings } from '../settings/schema.ts';
import type { Privacy } from './schema.ts';

/** Demands the variable of the counting of views: the policy and the setting change together. */
export function policySaysWhatIsCounted({ html }: Pick<Entry, 'html'>): RuleDiagnostic[] {
  if ([...html.matchAll(VARIABLE_MARK)].some(([, name]) => name === 'mesure')) return [];
  const message = 'Cette page ne dit pas aux visiteurs si leurs visites sont comptées.';
  const hint =
    'Écrivez {{mesure}} dans la section des données collectées : la phrase suit le réglage « mesure » de site.md.';
  return [{ severity: 'error', at: [], rule: 'mesure-non-dite', message, hint }];
}

const BLOCKS = {
  formulaire: 'ce que devient un message',
  traitements: 'pourquoi et combien de temps elles sont gardées',
};

/** Demands that the policy's text shows the blocks of its fields, which hold the facts about data. */
export function policyShowsItsFields({ html }: Pick<Entry, 'html'>): RuleDiagnostic[] {
  return Object.entries(BLOCKS).flatMap(([name, what]): RuleDiagnostic[] => {
    if (html.includes(`data-slot="${name}"`)) return [];
    const message = `Cette page ne dit pas aux visiteurs ${what} : son texte n'affiche pas ce champ.`;
    const hint = `Écrivez « ::${name} » seul sur une ligne du texte, là où il doit être lu.`;
    return [{ severity: 'error', at: [name], rule: 'bloc-non-affiche', message, hint }];
  });
}

/**
 * Checks that each processing names its recipients and transfers outside of the European Union (GDPR, article 13, 1, e and f). A row without them is
 * an error at an address that visitors can reach.
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
    const message = `La politique de confidentialité ne dit pas si ces données quittent l’Union européenne : ${processing.finalite}.`;
    const hint =
      'Écrivez « transferts: » sous cette finalité : le prestataire, le pays et la garantie, ou « Aucun transfert ».';
    return [{ severity: 'error', at: ['traitements', index], rule: 'transfert-non-dit', message, hint }];
  });
}

/** Returns the processings that the site does with these settings. */
export function activeProcessings(
  processings: Privacy['traitements'],
  { delivery, mesure }: Pick<Settings, 'delivery' | 'mesure'>,
): Privacy['traitements'] {
  const happens = { formulaire: delivery !== undefined, mesure: mesure !== undefined };
  return processings.filter(({ quand }) => quand === undefined || happens[quand]);
}
