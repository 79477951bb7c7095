import { paths } from '../../routes.ts';
import { summaryOf } from '../article/summary.ts';
import { defineContentType } from '../define.ts';
import { serviceSummary } from '../service/summary.ts';
import { journeysFollowTheDrawing } from './journey-rules.ts';
import { schema } from './schema.ts';

const LATEST = 3;

export const home = defineContentType({
  files: 'pages/accueil.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  rules: journeysFollowTheDrawing,
  path: () => paths.home,
  component: () => import('./HomePage.tsx'),
  props: ({ data }, { service, caseStudy, article }) => ({
    data,
    services: service.list.map(serviceSummary),
    studies: caseStudy.list.map(({ path, data: study }) => ({ path, study })),
    articles: article.list.slice(0, LATEST).map(summaryOf),
  }),
});
