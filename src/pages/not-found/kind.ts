import { paths } from '../../routes.ts';
import { defineKind } from '../define.ts';
import { schema } from './schema.ts';

export const notFound = defineKind({
  files: 'pages/404.md',
  single: true,
  schema,
  path: () => paths.notFound,
  output: '404.html',
  component: () => import('./NotFoundPage.tsx'),
  props: ({ data }) => ({ data }),
});
