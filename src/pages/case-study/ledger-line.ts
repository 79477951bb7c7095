import type { Entry } from '../../../build/contract/entry.ts';
import type { LedgerLine } from '../../ui/LinkLedger.tsx';
import type { CaseStudy } from './schema.ts';

/** Returns the line of a case study in a ledger: its sector, its title and its first result. */
export function ledgerLine({ path, data: { titre, secteur, resultats } }: Entry<CaseStudy>): LedgerLine {
  return { path, title: titre, mark: secteur, value: resultats[0]?.valeur, note: resultats[0]?.libelle };
}
