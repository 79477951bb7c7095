import type { OpeningHoursSpecification, ProfessionalService, Service } from 'schema-dts';
import { type OpeningHours, openingHours } from '../format/opening-hours.ts';
import type { Service as ServiceData } from '../pages/service/schema.ts';
import { isSampleAccount } from '../pages/settings/defaults.ts';
import type { Settings } from '../pages/settings/schema.ts';
import { paths } from '../routes.ts';
import type { PageContextValue } from '../ui/page-context.ts';

const WEEK = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const satisfies Record<OpeningHours['days'][number], string>;

/**
 * Describes the agency as the foot of each page shows it. Accounts that are still examples are left out, because `sameAs` would claim a stranger's
 * account as the agency's own. The build names the other default values, which pages do show.
 */
export function organization(place: Place): ProfessionalService {
  const { settings, url } = place;
  const accounts = settings.reseaux.map(({ adresse }) => adresse).filter((address) => !isSampleAccount(address));
  const hours = openingHours(settings.horaires);
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(place),
    name: settings.marque,
    url: url('/'),
    description: settings.presentation,
    logo: url(paths.appleIcon),
    image: url(paths.appleIcon),
    email: settings.email,
    telephone: settings.telephone.replaceAll(' ', ''),
    address: postalAddress(settings.adressePostale),
    ...(hours && { openingHoursSpecification: hours.map(specification) }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

function postalAddress({ rue, codePostal, ville }: Settings['adressePostale']) {
  return {
    '@type': 'PostalAddress',
    streetAddress: rue,
    postalCode: codePostal,
    addressLocality: ville,
    addressCountry: 'FR',
  } as const;
}

function specification({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => WEEK[day]), opens, closes };
}

/** The page in which structured data stands. */
export type Place = Pick<PageContextValue, 'path' | 'url'> & { settings: Settings };

/** Returns the identifier of the agency in structured data. */
export function organizationId({ url }: Place): string {
  return `${url('/')}#organization`;
}

/** Refers to the agency by name: readers of structured data look at one page at a time. */
export function agency(place: Place) {
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: place.settings.marque,
    url: place.url('/'),
  } as const;
}

/** Describes the service that a page offers. */
export function service({ titre, description, carte }: ServiceData, place: Place): Service {
  const address = place.url(place.path);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    mainEntityOfPage: { '@id': address },
    name: titre,
    serviceType: carte.titre,
    description,
    provider: agency(place),
  };
}
