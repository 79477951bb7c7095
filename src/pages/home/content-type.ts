import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { paths } from '../../routes.ts';
import { articleLine } from '../article/summary.ts';
import { ledgerLine } from '../case-study/ledger-line.ts';
import { defineContentType } from '../define.ts';
import { productOf } from '../service/product.ts';
import type { Site } from '../site.ts';
import type { ShowcaseItem } from './Showcase.tsx';
import { type Home, schema } from './schema.ts';

const LATEST = 3;

export const home = defineContentType({
  files: 'pages/accueil.md',
  single: true,
  schema,
  formerPaths: 'anciennesAdresses',
  rules: workloadIsOnTheDrawing,
  path: () => paths.home,
  references: ({ services: { vitrine } }) =>
    vitrine.map(({ service }, nth) => ({
      at: ['services', 'vitrine', nth, 'service'],
      contentType: 'service',
      slug: service,
    })),
  component: () => import('./HomePage.tsx'),
  props: ({ data }, { service, caseStudy, article }) => ({
    data,
    exhibits: data.services.vitrine.flatMap((words) => exhibitOf(words, service)),
    otherServices: service.list
      .filter(({ slug }) => data.services.vitrine.every((shown) => shown.service !== slug))
      .map(({ path, data: { carte } }) => ({ libelle: carte.titre, lien: path })),
    studies: caseStudy.list.map(ledgerLine),
    articles: article.list.slice(0, LATEST).map(articleLine),
  }),
});

/** One of an announced service is left out: it has no page to lead to yet. */
function exhibitOf(
  { service, titre, texte }: Home['services']['vitrine'][number],
  services: Site['service'],
): ShowcaseItem[] {
  const entry = services.bySlug(service);
  if (!entry) return [];
  const { path, data } = entry;
  return [{ titre, texte, service: { path, carte: data.carte }, product: productOf(data) }];
}

/** The sentence's example goes between tools that the drawing has. */
function workloadIsOnTheDrawing({ data }: { data: Pick<Home, 'orbites' | 'trajet'> }): RuleDiagnostic[] {
  const { outils } = data.orbites;
  return (['depart', 'arrivee'] as const)
    .filter((end) => !outils.includes(data.trajet[end]))
    .map((end) => ({
      severity: 'error',
      at: ['trajet', end],
      rule: 'trajet-lieu-inconnu',
      message: `« ${data.trajet[end]} » n'est pas sur le dessin : la phrase ne pourrait pas le montrer.`,
      hint: `Écrivez l'un de ces noms, comme dans « orbites » : ${outils.join(', ')}.`,
    }));
}
