import { paths } from '../../routes.ts';
import { defineKind } from '../define.ts';
import { schema } from './schema.ts';

export const service = defineKind({
  files: 'services/*.md',
  schema,
  order: (a, b) => a.data.ordre - b.data.ordre,
  unique: ['ordre'],
  publication: { draft: 'brouillon' },
  formerPaths: 'anciennesAdresses',
  path: paths.service,
  component: () => import('./ServicePage.tsx'),
  props: ({ slug, data }, { services }) => ({ slug, data, services: services.data.titre }),
});
