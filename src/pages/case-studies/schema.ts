import { z } from 'zod';
import { paths } from '../../routes.ts';
import { closing, page, text } from '../fields.ts';

export const caseStudies = {
  files: 'pages/cas-usage.md',
  single: true,
  schema: z.strictObject({ ...page, accroche: text, fin: closing }),
  path: () => paths.caseStudies,
  component: 'src/pages/case-studies/CaseStudiesPage.tsx',
} as const;
export type CaseStudies = z.output<(typeof caseStudies)['schema']>;
