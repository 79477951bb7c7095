import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { paths } from '../../routes.ts';
import type { Settings } from './schema.ts';

/** Pages that every page has to link to: the publisher's details and the privacy policy (law of 21 June 2004, article 1-1; GDPR, article 13). */
const OF_EVERY_PAGE = [
  { libelle: 'Mentions légales', lien: paths.legalNotices },
  { libelle: 'Politique de confidentialité', lien: paths.privacy },
];

/** Names the legal pages that neither the menu nor the foot of the pages leads to. */
export function legalPagesAreLinked({ menu, piedDePage }: Pick<Settings, 'menu' | 'piedDePage'>): RuleDiagnostic[] {
  const linked = new Set([...menu, ...piedDePage].map(({ lien }) => lien));
  return OF_EVERY_PAGE.filter(({ lien }) => !linked.has(lien)).map(({ libelle, lien }) => ({
    severity: 'warning',
    at: ['piedDePage'],
    rule: 'page-legale-sans-lien',
    message: `Aucun lien ne mène de chaque page à « ${libelle} » : un visiteur doit pouvoir l'ouvrir d'où qu'il soit.`,
    hint: `Ajoutez au pied de page un lien, avec « libelle: ${libelle} » et « lien: ${lien} ».`,
  }));
}
