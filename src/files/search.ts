import type { AssetPlanOf } from '../../build/contract/asset-generator.ts';
import type { SitePlan } from '../../build/contract/definition.ts';
import type { Entry } from '../../build/contract/entry.ts';
import type { assetGenerators } from '../asset-generators/index.ts';
import type { Article } from '../pages/article/schema.ts';
import type { CaseStudy } from '../pages/case-study/schema.ts';
import { type Resources, resourcesOf } from '../pages/resources/resources.ts';
import type { Service } from '../pages/service/schema.ts';
import type { Site } from '../pages/site.ts';
import { observatoryOf } from '../pages/tool-prices/observatory.ts';
import { paths } from '../routes.ts';

type Plan = Extract<AssetPlanOf<typeof assetGenerators>, { generator: 'searchIndex' }>;
type Document = Plan['input']['documents'][number];

/** What is looked for in a kind of page, besides its title and description. */
type Texts = Omit<Document['searched'], 'title' | 'description'>;

/** What readers may look for: services and case studies, then articles, the newest first; of those that fit alike, the first ones are shown first. */
export function search(
  site: Pick<Site, 'service' | 'caseStudy' | 'article' | 'text' | 'blog' | 'facts' | 'toolPricesText'>,
  plan: Pick<SitePlan, 'address' | 'url' | 'typeset'>,
): Plan {
  const { service, caseStudy, article, blog } = site;
  const output = paths.search.slice(1);
  const resources = resourcesOf(site);
  const documents = [
    ...service.list.map((entry) => documentOf(entry, 'Service', serviceTexts(entry), plan)),
    ...caseStudy.list.map((entry) => documentOf(entry, 'Cas d’usage', caseStudyTexts(entry), plan)),
    ...toolPriceDocuments(site, plan),
    ...article.list.map((entry) => documentOf(entry, entry.data.categorie, articleTexts(entry), plan)),
    ...(resources ? [documentOf(resources, 'À emporter', resourceTexts(resources), plan)] : []),
  ];
  return { generator: 'searchIndex', input: { output, documents, synonyms: blog.data.synonymes }, outputs: [output] };
}

/** The page of tools' prices, by the names of its tools. */
function toolPriceDocuments(
  site: Pick<Site, 'facts' | 'toolPricesText'>,
  plan: Pick<SitePlan, 'address' | 'url' | 'typeset'>,
): Document[] {
  const observatory = observatoryOf(site);
  if (!observatory) return [];
  const { text, prices } = observatory;
  const tools = [...new Set(prices.map(({ produit }) => produit))].join('\n');
  const texts = { category: '', headings: tools, text: [] };
  return [documentOf(text, 'Tarifs', texts, plan)];
}

function documentOf(
  { path, data }: Pick<Entry<{ titre: string; description: string }>, 'path' | 'data'>,
  label: string,
  texts: Texts,
  { address, url, typeset }: Pick<SitePlan, 'address' | 'url' | 'typeset'>,
): Document {
  const { titre, description } = data;
  const href = url(path).slice(address.origin.length);
  const result = { href, label, title: typeset(titre, 'fr'), description: typeset(description, 'fr') };
  return { result, searched: { title: titre, description, ...texts } };
}

function articleTexts({ data, html, headings }: Entry<Article>): Texts {
  const titles = headings.map(({ text }) => text).join('\n');
  return { category: data.categorie, headings: titles, text: [data.chapeau, html] };
}

/** The names of the files: their texts are those of the pages that offer them, or nearly so. */
function resourceTexts({ groups }: Resources): Texts {
  const titles = groups.flatMap(({ files }) => files.map(({ title }) => title));
  return { category: '', headings: titles.join('\n'), text: [] };
}

function serviceTexts({ data }: Entry<Service>): Texts {
  const { accroche, badges, carte, sections } = data;
  const titles = sections.map(({ titre }) => titre).join('\n');
  return { category: '', headings: titles, text: textsIn([accroche, badges, carte, sections]) };
}

function caseStudyTexts({ data, html }: Entry<CaseStudy>): Texts {
  const { secteur, introduction, probleme, solution, defi, reponse, resultats, outils } = data;
  const texts = textsIn([introduction, probleme, solution, defi, reponse, resultats, outils]);
  return { category: '', headings: secteur, text: [...texts, html] };
}

/** What no reader sees. */
const UNSEEN = ['type', 'icone', 'lien'];

/** All texts of a piece of front matter. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (UNSEEN.includes(key) ? [] : textsIn(part)));
}
