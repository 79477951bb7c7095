import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { openingHours } from '../../format/opening-hours.ts';
import type { Settings } from './schema.ts';

/** Warns of opening hours that structured data has to leave out, because they cannot be read. */
export function hoursAreUnderstood({ horaires }: Settings): RuleDiagnostic[] {
  if (openingHours(horaires)) return [];
  return [
    {
      severity: 'warning',
      at: ['horaires'],
      rule: 'horaires-non-compris',
      message: 'Les visiteurs liront ces horaires, mais pas les moteurs de recherche.',
      hint: 'Écrivez par exemple « Lundi – vendredi, 9h-12h et 14h-18h30 ; samedi, 9h-12h ».',
    },
  ];
}
