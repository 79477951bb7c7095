import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

/** Named `failure` in code: `error` is taken by what is thrown. */
export const failure = defineContentType({
  files: 'pages/500.md',
  single: true,
  schema,
  path: () => paths.error,
  output: '500.html',
  component: () => import('./ErrorPage.tsx'),
  props: ({ data }) => ({ data }),
});
