import type { RuleContext, RuleDiagnostic } from '../../../build/contract/kind.ts';
import type { Company } from './company/schema.ts';

/** What the law wants told of whoever publishes a site (article 1-1 of the law of 21 June 2004), and of who insures a service. */
const WANTED: Readonly<Partial<Record<keyof Company, string>>> = {
  raisonSociale: 'la raison sociale',
  formeJuridique: 'la forme juridique',
  siret: 'le SIRET',
  immatriculation: "l'immatriculation",
  directeurPublication: 'le directeur de la publication',
  hebergeur: "l'hébergeur",
  assureur: "l'assureur",
};
/** Forms that have a share capital, written out or not. */
const WITH_CAPITAL = /soci[ée]t[ée]|\bS\.?A\.?S|\bS\.?A\.?R\.?L|\bE\.?U\.?R\.?L|\bS\.?A\.?\b/i;

/** Names, before the site goes out to visitors, what its legal pages cannot say yet. */
export function companyIsTold(
  { entreprise = {} }: { entreprise?: Company | undefined },
  { production }: Pick<RuleContext, 'production'>,
): RuleDiagnostic[] {
  const wanted = {
    ...WANTED,
    ...(WITH_CAPITAL.test(entreprise.formeJuridique ?? '') && { capital: 'le capital social' }),
  };
  const missing = Object.entries(wanted).filter(([key]) => !(key in entreprise));
  const [first] = missing;
  if (!production || !first) return [];
  return [
    {
      severity: 'warning',
      at: ['entreprise'],
      rule: 'entreprise-incomplete',
      message: `Les pages légales ne disent pas encore : ${missing.map(([, name]) => name).join(', ')}.`,
      hint: `Écrivez-les dans ce fichier, en retrait sous « entreprise: », une ligne chacun (« ${first[0]}: … ») ; l'atelier les demande un à un.`,
    },
  ];
}
