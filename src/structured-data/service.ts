import type { Service } from 'schema-dts';
import type { Service as ServiceData } from '../pages/service/schema.ts';
import { agency, type Place } from './identity.ts';

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
