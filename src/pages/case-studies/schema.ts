import type { z } from 'zod';
import { closing } from '../actions.ts';
import { group, lead, measuresLink, page } from '../fields.ts';

export const schema = group(
  'Page des cas d’usage',
  'La page qui réunit les cas d’usage. Chacun a son propre fichier.',
  { ...page, accroche: lead, mesures: measuresLink, fin: closing },
);
export type CaseStudies = z.output<typeof schema>;
