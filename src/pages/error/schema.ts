import { z } from 'zod';
import { paths } from '../../routes.ts';
import { page, text } from '../fields.ts';

/** Named `failure` in code: `error` is taken by what is thrown. */
export const failure = {
  files: 'pages/500.md',
  single: true,
  schema: z.strictObject({ ...page, message: text, lien: text }),
  path: () => paths.error,
  file: '500.html',
  component: 'src/pages/error/ErrorPage.tsx',
} as const;
export type Failure = z.output<(typeof failure)['schema']>;
