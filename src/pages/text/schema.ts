import { z } from 'zod';
import { paths } from '../../routes.ts';
import { page, sitePath, text as words } from '../fields.ts';

/** Any other file of `pages/`: a title and a text, at the address of its name. */
export const text = {
  files: 'pages/*.md',
  schema: z.strictObject({
    ...page,
    miseAJour: words.optional(),
    /** The page that search engines should keep instead of this one. */
    canonique: sitePath.optional(),
  }),
  path: paths.text,
  component: 'src/pages/text/TextPage.tsx',
  prose: { slots: [] },
} as const;
export type Text = z.output<(typeof text)['schema']>;
