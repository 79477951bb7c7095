import { z } from 'zod';
import { paths } from '../../routes.ts';
import { page, text } from '../fields.ts';

export const notFound = {
  files: 'pages/404.md',
  single: true,
  schema: z.strictObject({ ...page, code: text, lien: text }),
  path: () => paths.notFound,
  file: '404.html',
  component: 'src/pages/not-found/NotFoundPage.tsx',
} as const;
export type NotFound = z.output<(typeof notFound)['schema']>;
