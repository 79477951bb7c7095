import { z } from 'zod';
import { closing } from '../actions.ts';
import { lead, measuresLink, page } from '../fields.ts';

export const schema = z.strictObject({ ...page, accroche: lead, mesures: measuresLink, fin: closing }).meta({
  title: 'Page des cas d’usage',
  description: 'La page qui réunit les cas d’usage. Chacun a son propre fichier.',
});
export type CaseStudies = z.output<typeof schema>;
