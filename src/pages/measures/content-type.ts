import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { schema } from './schema.ts';

/** What the agency's own figures count, as a ledger in which what is unknown shows. */
export const measures = defineContentType({
  files: 'pages/comment-nous-mesurons.md',
  schema,
  publication: { draft: 'brouillon' },
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['registre'] },
  rules: ledgerIsPlaced,
  path: () => paths.measures,
  component: () => import('./MeasuresPage.tsx'),
  props: ({ data, html, headings }) => ({ data, html, headings }),
});

/** The text says where its ledger stands: visitors would not see it otherwise. */
function ledgerIsPlaced({ html }: Pick<Entry, 'html'>): RuleDiagnostic[] {
  if (html.includes('data-slot="registre"')) return [];
  return [
    {
      severity: 'error',
      at: ['registre'],
      rule: 'registre-sans-place',
      message: 'Le texte ne dit pas où vient ce registre : les visiteurs ne le verraient pas.',
      hint: 'Écrivez « ::registre », seul sur sa ligne, là où il doit se lire.',
    },
  ];
}
