import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Settings } from './schema.ts';

type Company = NonNullable<Settings['entreprise']>;

/** Details that the law requires of whoever publishes a site (article 1-1 of the law of 21 June 2004). */
const OF_EVERY_SITE: Readonly<Partial<Record<keyof Company, string>>> = {
  raisonSociale: 'la raison sociale',
  formeJuridique: 'la forme juridique',
  siret: 'le SIRET',
  immatriculation: "l'immatriculation",
  directeurPublication: 'le directeur de la publication',
  hebergeur: "l'hébergeur",
};
/** Details that the law requires of sellers of services (article R. 111-2 of the consumer code). */
const OF_SERVICES: Readonly<Partial<Record<keyof Company, string>>> = { assureur: "l'assureur" };
/** Forms that have a share capital, written out or not. */
const WITH_CAPITAL = /soci[ée]t[ée]|\bS\.?A\.?S|\bS\.?A\.?R\.?L|\bE\.?U\.?R\.?L|\bS\.?A\.?\b/i;

/**
 * Names the details that the legal pages still lack. A detail that the law requires of every site is an error at an address that visitors can reach.
 */
export function companyIsComplete(
  settings: Pick<Settings, 'adresse' | 'entreprise'>,
  context: Pick<RuleContext, 'production' | 'lookOnly'>,
): RuleDiagnostic[] {
  const { entreprise = {} } = settings;
  const capital = WITH_CAPITAL.test(entreprise.formeJuridique ?? '') && { capital: 'le capital social' };
  const missing = Object.entries({ ...OF_EVERY_SITE, ...capital, ...OF_SERVICES }).filter(
    ([key]) => !(key in entreprise),
  );
  const [first] = missing;
  if (!context.production || !first) return [];
  const severity =
    requiresLegalDetails(settings, context) && missing.some(([key]) => !(key in OF_SERVICES)) ? 'error' : 'warning';
  const message = `Les pages légales ne disent pas encore : ${missing.map(([, name]) => name).join(', ')}.`;
  const hint = `Remplissez-les sous « entreprise », d'abord « ${first[0]} ».`;
  return [{ severity, at: ['entreprise'], rule: 'entreprise-incomplete', message, hint }];
}

/** Tells builds for a real address, from which the law's details may not be missing. */
export function requiresLegalDetails(
  { adresse }: Pick<Settings, 'adresse'>,
  { production, lookOnly }: Pick<RuleContext, 'production' | 'lookOnly'>,
): boolean {
  return production && !lookOnly && !isReservedAddress(adresse);
}

/** Names that no public site can have (RFC 2606, RFC 6761), and this machine's own. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\./;

/** Recognizes addresses that are reserved for examples and tests: a site there has no visitors yet. */
export function isReservedAddress(address: string): boolean {
  return RESERVED.test(new URL(address).hostname);
}
