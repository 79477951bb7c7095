import type { Entry } from '../../../build/contract/entry.ts';
import type { ServiceSummary } from '../../ui/ServiceCard.tsx';
import type { Service } from './schema.ts';

/** Returns the data of a service's card. */
export function serviceSummary({ slug, path, data }: Entry<Service>): ServiceSummary {
  return { slug, path, carte: data.carte };
}
