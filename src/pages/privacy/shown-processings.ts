import type { Settings } from '../settings/schema.ts';
import type { Privacy } from './schema.ts';

/** The processings that the site does with these settings. */
export function activeProcessings(
  processings: Privacy['traitements'],
  { delivery, mesure }: Pick<Settings, 'delivery' | 'mesure'>,
): Privacy['traitements'] {
  const happens = { formulaire: delivery !== undefined, mesure: mesure !== undefined };
  return processings.filter(({ quand }) => quand === undefined || happens[quand]);
}
