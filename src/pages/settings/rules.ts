import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { openingHours } from '../../format/opening-hours.ts';
import { slugOf } from '../../format/slug.ts';
import { paths } from '../../routes.ts';
import { nationalForm } from './formats.ts';
import type { Settings } from './schema.ts';

/** Refuses a shown number that is not the dialled one. */
export function shownNumberIsDialled({ telephone, telephoneAffiche }: Settings): RuleDiagnostic[] {
  const shown = digitsOf(telephoneAffiche);
  const dialled = digitsOf(telephone);
  // Countries write the prefix of their national form, and its length, each in its own way.
  const national = telephone.startsWith('+33')
    ? shown === digitsOf(nationalForm(telephone))
    : shown.length >= 6 && dialled.endsWith(shown.replace(/^0+/, ''));
  if (shown === dialled || national) return [];
  const message = `Ce numéro n'est pas celui du champ « telephone » (${telephone}).`;
  const hint = `Supprimez cette ligne : le site montre alors « ${nationalForm(telephone)} ».`;
  return [{ severity: 'error', at: ['telephoneAffiche'], rule: 'telephone-different', message, hint }];
}

function digitsOf(number: string): string {
  return number.replace(/\(0\)|\D/g, '');
}

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
  const slugs = categories.map(({ nom }) => slugOf(nom));
  return categories.flatMap(({ nom }, index): RuleDiagnostic[] => {
    const first = slugs.indexOf(slugs[index] ?? '');
    if (first === index) return [];
    const message = `« ${nom} » et « ${categories[first]?.nom} » auraient la même adresse : seuls des accents, des majuscules ou des signes les distinguent.`;
    const hint = "Changez l'un des deux noms, ou retirez l'une des deux catégories.";
    return [{ severity: 'error', at: ['categories', index, 'nom'], rule: 'categorie-en-double', message, hint }];
  });
}
