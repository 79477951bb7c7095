import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { VARIABLE_MARK } from '../../../build/contract/variables.ts';

/** Counting views is a setting. The policy names it by its variable, so that both change together. */
export function policySaysWhatIsCounted({ html }: Pick<Entry, 'html'>): RuleDiagnostic[] {
  if ([...html.matchAll(VARIABLE_MARK)].some(([, name]) => name === 'mesure')) return [];
  return [
    {
      severity: 'error',
      at: [],
      rule: 'mesure-non-dite',
      message: 'Cette page ne dit pas aux visiteurs si leurs visites sont comptées.',
      hint: 'Écrivez {{mesure}} dans la section des données collectées : la phrase suit le réglage « mesure » de site.md.',
    },
  ];
}
