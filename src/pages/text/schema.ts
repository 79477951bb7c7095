import { z } from 'zod';
import { page, sitePath, text as words } from '../fields.ts';

export const schema = z.strictObject({
  ...page,
  miseAJour: words.optional(),
  /** The page that search engines should keep instead of this one. */
  canonique: sitePath.optional(),
});
export type Text = z.output<typeof schema>;
