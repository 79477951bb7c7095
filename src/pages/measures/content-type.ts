import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { markdown } from '../../markdown.ts';
import { paths } from '../../routes.ts';
import { defineContentType } from '../define.ts';
import { type Measures, schema } from './schema.ts';

/** The page about the agency's own figures. Only maintainers are told of details that are still missing. */
export const measures = defineContentType({
  files: 'pages/comment-nous-mesurons.md',
  schema,
  publication: { draft: 'brouillon' },
  formerPaths: 'anciennesAdresses',
  prose: { slots: ['registre'] },
  rules: (entry) => [...ledgerIsPlaced(entry), ...repeatedAnchors(entry)],
  path: () => paths.measures,
  component: () => import('./MeasuresPage.tsx'),
  props: ({ data, html, headings }) => ({ data, html, headings }),
});

/** Refuses an anchor that the page has already: links would lead to the first. */
function repeatedAnchors({ data: { registre } }: Pick<Entry<Measures>, 'data'>): RuleDiagnostic[] {
  const anchors = registre.flatMap(({ ancre, lignes }, group) => [
    { ancre, at: ['registre', group, 'ancre'] },
    ...lignes.map((line, nth) => ({ ancre: line.ancre, at: ['registre', group, 'lignes', nth, 'ancre'] })),
  ]);
  const taken = new Set(markdown.frameIds);
  return anchors.flatMap(({ ancre, at }): RuleDiagnostic[] => {
    const isFree = !taken.has(ancre);
    taken.add(ancre);
    if (isFree) return [];
    const message = `« ${ancre} » est déjà l'ancre d'un autre endroit de cette page : les liens mèneraient au premier.`;
    const hint = `Écrivez-en une autre, par exemple « ${ancre}-mesure ».`;
    return [{ severity: 'error', at, rule: 'ancre-en-double', message, hint }];
  });
}

/** Refuses a text that does not place its ledger: visitors would not see it. */
function ledgerIsPlaced({ html }: Pick<Entry, 'html'>): RuleDiagnostic[] {
  if (html.includes('data-slot="registre"')) return [];
  const message = 'Le texte ne dit pas où vient ce registre : les visiteurs ne le verraient pas.';
  const hint = 'Écrivez « ::registre », seul sur sa ligne, là où il doit se lire.';
  return [{ severity: 'error', at: ['registre'], rule: 'registre-sans-place', message, hint }];
}
