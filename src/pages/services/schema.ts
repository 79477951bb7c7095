import { z } from 'zod';
import { closing } from '../actions.ts';
import { lead, page } from '../fields.ts';

export const schema = z.strictObject({ ...page, accroche: lead, fin: closing }).meta({
  title: 'Page des services',
  description: 'La page qui réunit les services. Chacun a son propre fichier.',
});
export type Services = z.output<typeof schema>;
