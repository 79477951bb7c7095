import { paths } from '../../routes.ts';
import { defineKind } from '../define.ts';
import { schema } from './schema.ts';

export const contact = defineKind({
  files: 'pages/contact.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.contact,
  component: () => import('./ContactPage.tsx'),
  props: ({ data }) => ({ data }),
});
