import { paths } from '../../routes.ts';
import { defineKind } from '../define.ts';
import { citedFacts } from '../facts/cited.ts';
import { policySaysWhatIsCounted } from './measurement-rule.ts';
import { schema } from './schema.ts';

/** Any other file of `pages/`: a title and a text, at the address of its name. */
export const text = defineKind({
  files: 'pages/*.md',
  schema,
  publication: { draft: 'brouillon' },
  formerPaths: 'anciennesAdresses',
  prose: { slots: [] },
  rules: policySaysWhatIsCounted,
  path: paths.text,
  component: () => import('./TextPage.tsx'),
  props: (entry, { facts }) => ({ data: entry.data, html: entry.html, sources: citedFacts(entry, facts) }),
});
