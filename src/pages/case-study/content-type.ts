import type { Entries, Entry } from '../../../build/contract/entry.ts';
import { paths } from '../../routes.ts';
import { updateFollows } from '../article/rules.ts';
import { defineContentType } from '../define.ts';
import { splitComparison } from './before-after.ts';
import { ledgerLine } from './ledger-line.ts';
import { type CaseStudy, schema } from './schema.ts';

const SUGGESTIONS = 3;

export const caseStudy = defineContentType({
  files: 'cas-usage/*.md',
  schema,
  order: (a, b) => a.data.ordre - b.data.ordre,
  unique: ['ordre'],
  publication: { draft: 'brouillon', from: 'date' },
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['avant-apres'] },
  rules: ({ data: { date, modifie } }, context) => updateFollows({ date, updated: modifie, at: ['modifie'] }, context),
  path: paths.caseStudy,
  component: () => import('./CaseStudyPage.tsx'),
  props: ({ slug, data, html }, site) => ({
    data,
    ...splitComparison(html),
    others: othersThan(slug, site.caseStudy).map(ledgerLine),
  }),
});

/** Returns the studies that follow, starting over at the end of the list. */
function othersThan(slug: string, { list, around }: Entries<CaseStudy>): Entry<CaseStudy>[] {
  const others: Entry<CaseStudy>[] = [];
  for (let next = around(slug).after ?? list[0]; next && next.slug !== slug && others.length < SUGGESTIONS; ) {
    others.push(next);
    next = around(next.slug).after ?? list[0];
  }
  return others;
}
