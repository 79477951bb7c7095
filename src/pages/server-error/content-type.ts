import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

export const serverError = defineContentType({
  files: 'pages/500.md',
  single: true,
  schema,
  path: () => paths.error,
  output: '500.html',
  component: () => import('./ServerErrorPage.tsx'),
  props: ({ data }) => ({ data }),
});
