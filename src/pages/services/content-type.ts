import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { serviceSummary } from '../service/summary.ts';
import { schema } from './schema.ts';

export const services = defineContentType({
  files: 'pages/services.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.services,
  component: () => import('./ServicesPage.tsx'),
  props: ({ data }, { service }) => ({ data, services: service.list.map(serviceSummary) }),
});
