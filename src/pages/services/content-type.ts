import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

export const services = defineContentType({
  files: 'pages/services.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.services,
  component: () => import('./ServicesPage.tsx'),
  props: ({ data }, { service }) => ({
    data,
    services: service.list.map(({ path, data: { carte } }) => ({ path, carte })),
  }),
});
