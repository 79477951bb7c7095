import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { citedFacts } from '../facts/cited.ts';
import { schema } from './schema.ts';

export const service = defineContentType({
  files: 'services/*.md',
  schema,
  order: (a, b) => a.data.ordre - b.data.ordre,
  unique: ['ordre'],
  publication: { draft: 'brouillon' },
  formerPaths: 'anciennesAdresses',
  path: paths.service,
  component: () => import('./ServicePage.tsx'),
  props: (entry, { services, facts }) => ({
    data: entry.data,
    services: services.data.titre,
    sources: citedFacts(entry, facts),
  }),
});
