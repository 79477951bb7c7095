import type { z } from 'zod';
import { closing } from '../actions.ts';
import { group, lead, page } from '../fields.ts';

export const schema = group('Page des services', 'La page qui réunit les services. Chacun a son propre fichier.', {
  ...page,
  accroche: lead,
  fin: closing,
});
export type Services = z.output<typeof schema>;
