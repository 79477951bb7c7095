import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { openingHours } from '../../format/opening-hours.ts';
import { slugify } from '../../format/slug.ts';
import { paths } from '../../routes.ts';
import type { Settings } from './schema.ts';

/** Warns of opening hours that structured data has to leave out, because they cannot be read. */
export function hoursAreUnderstood({ horaires }: Settings): RuleDiagnostic[] {
  if (openingHours(horaires)) return [];
  const message = 'Les visiteurs liront ces horaires, mais pas les moteurs de recherche.';
  const hint = 'Écrivez par exemple « Lundi – vendredi, 9h-12h et 14h-18h30 ; samedi, 9h-12h ».';
  return [{ severity: 'warning', at: ['horaires'], rule: 'horaires-non-compris', message, hint }];
}

/** Pages that every page has to link to: the publisher's details and the privacy policy (law of 21 June 2004, article 1-1; GDPR, article 13). */
const LEGAL_PAGES = [
  { libelle: 'Mentions légales', lien: paths.legalNotices },
  { libelle: 'Politique de confidentialité', lien: paths.privacy },
];

/** Names the legal pages that neither the menu nor the foot of the pages leads to. */
export function legalPagesAreLinked({ menu, piedDePage }: Pick<Settings, 'menu' | 'piedDePage'>): RuleDiagnostic[] {
  const linked = new Set([...menu, ...piedDePage].map(({ lien }) => lien));
  return LEGAL_PAGES.filter(({ lien }) => !linked.has(lien)).map(({ libelle, lien }) => {
    const message = `Aucun lien ne mène de chaque page à « ${libelle} » : un visiteur doit pouvoir l'ouvrir d'où qu'il soit.`;
    const hint = `Ajoutez au pied de page un lien, avec « libelle: ${libelle} » et « lien: ${lien} ».`;
    return { severity: 'warning', at: ['piedDePage'], rule: 'page-legale-sans-lien', message, hint };
  });
}

/** Refuses two categories of one slug, by which addresses name them. */
export function categoriesDiffer({ categories }: Pick<Settings, 'categories'>): RuleDiagnostic[] {
  const slugs = categories.map(({ nom }) => slugify(nom));
  return categories.flatMap(({ nom }, index): RuleDiagnostic[] => {
    const first = slugs.indexOf(slugs[index] ?? '');
    if (first === index) return [];
    const message = `« ${nom} » et « ${categories[first]?.nom} » auraient la même adresse : seuls des accents, des majuscules ou des signes les distinguent.`;
    const hint = "Changez l'un des deux noms, ou retirez l'une des deux catégories.";
    return [{ severity: 'error', at: ['categories', index, 'nom'], rule: 'categorie-en-double', message, hint }];
  });
}

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
