import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

export const caseStudies = defineContentType({
  files: 'pages/cas-usage.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  path: () => paths.caseStudies,
  component: () => import('./CaseStudiesPage.tsx'),
  props: ({ data }, { caseStudy }) => ({
    data,
    studies: caseStudy.list.map(({ path, data: study }) => ({ path, study })),
  }),
});
