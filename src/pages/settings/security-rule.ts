import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Settings } from './schema.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Maintainers are warned so long before the end. */
const NOTICE_MS = 30 * DAY;
/** A date that is proposed: less than a year away, as RFC 9116 (§ 2.5.5) recommends. */
const LASTING = 330 * DAY;

/** Checks the contact for security flaws and the day on which it expires. */
export function securityContactHolds({ securite }: Settings, { production, today }: RuleContext): RuleDiagnostic[] {
  if (!production) return [];
  const moment = Date.parse(today);
  const later = new Date(moment + LASTING).toISOString().slice(0, 10);
  if (!securite) {
    const message = "Personne ne saura à qui signaler une faille : le site n'a pas de fichier security.txt.";
    const hint = `Remplissez « securite » dans les réglages, avec « expire: ${later} ».`;
    return [{ severity: 'warning', at: ['securite'], rule: 'securite-sans-contact', message, hint }];
  }
  const end = Date.parse(endOfDay(securite.expire));
  if (end - moment > NOTICE_MS) return [];
  const when = end < moment ? 'a expiré' : 'expire';
  const message = `Le fichier security.txt ${when} le ${securite.expire} : passé ce jour, plus personne ne s'y fie.`;
  const hint = `Vérifiez que l'adresse de contact est toujours lue, puis écrivez « expire: ${later} ».`;
  return [{ severity: 'warning', at: ['securite', 'expire'], rule: 'securite-expire', message, hint }];
}

/** Returns the last moment of a day ('2027-10-31'), in UTC. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59Z`;
}
