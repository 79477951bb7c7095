import type { SitePlan } from '../../build/contract/definition.ts';
import type { Entry } from '../../build/contract/entry.ts';
import type { AssetPlan } from '../asset-generators/index.ts';
import type { Article } from '../pages/article/schema.ts';
import type { CaseStudy } from '../pages/case-study/schema.ts';
import { type Resources, resourcesOf } from '../pages/resources/resources.ts';
import type { Service } from '../pages/service/schema.ts';
import type { Site } from '../pages/site.ts';
import { observatoryOf } from '../pages/tool-prices/observatory.ts';
import { paths } from '../routes.ts';
import { type DescribedPage, describedPages, foundPages, type PageWords } from './found-pages.ts';

type IndexPlan = Extract<AssetPlan, { generator: 'searchIndex' }>;
type Document = IndexPlan['input']['documents'][number];
type Plan = Pick<SitePlan, 'address' | 'url' | 'typeset'>;

/** The searched texts of a kind of page, besides its title and description. */
type Texts = Omit<Document['searched'], 'title' | 'description'> & { title?: string };

/** Pages that list others, which are found themselves. */
const LISTS = ['home', 'services', 'caseStudies', 'blog', 'allArticles'];

/**
 * Lists the documents of the search: services and case studies, then articles, the newest first, then pages; of those that fit alike, the first ones
 * are shown first.
 */
export function search(site: Site, plan: Plan & Pick<SitePlan, 'pages'>): IndexPlan {
  const { service, caseStudy, article, blog } = site;
  const output = paths.search.slice(1);
  const resources = resourcesOf(site);
  const documents = [
    ...service.list.map((entry) => documentOf(entry, 'Service', serviceTexts(entry), plan)),
    ...caseStudy.list.map((entry) => documentOf(entry, 'Cas d’usage', caseStudyTexts(entry), plan)),
    ...toolPriceDocuments(site, plan),
    ...article.list.map((entry) => documentOf(entry, entry.data.categorie, articleTexts(entry), plan)),
    ...(resources ? [documentOf(resources, 'À emporter', resourceTexts(resources), plan)] : []),
    ...pageDocuments(site, plan),
    homeDocument(site.home, plan),
  ];
  const found = new Set(documents.map(({ result }) => result.href));
  const others = describedPages(site, foundPages(site, plan.pages))
    .filter(({ contentType, path }) => !LISTS.includes(contentType) && !found.has(hrefOf(path, plan)))
    .map((page) => pageDocument(page, [page.data, page.html], plan));
  const input = { output, documents: [...documents, ...others], synonyms: blog.data.synonymes };
  return { generator: 'searchIndex', input, outputs: [output] };
}

/** Returns the page of tools' prices, which is found by the names of its tools. */
function toolPriceDocuments(site: Pick<Site, 'facts' | 'toolPrices'>, plan: Plan): Document[] {
  const observatory = observatoryOf(site);
  if (!observatory) return [];
  const { text, prices } = observatory;
  const tools = [...new Set(prices.map(({ produit }) => produit))].join('\n');
  const title = text.data.titreSeo ?? text.data.titre;
  const texts = { title, category: 'Tarifs', headings: tools, text: [] };
  return [documentOf(text, 'Tarifs', texts, plan)];
}

/** Returns the home page. Its `titreSeo` names all trades, so it counts as a heading: as a title it would come before the pages of each trade. */
function homeDocument({ path, data }: Site['home'], plan: Plan): Document {
  const { titre, titreSeo, surtitre, services, casUsage, articles, fin } = data;
  const headings = [titreSeo, surtitre, ...textsIn([services, casUsage, articles, fin], 'titre')].join('\n');
  const text = [data.accroche, ...textsIn([services, casUsage, articles, fin])];
  return documentOf({ path, data }, 'Accueil', { title: titre, category: 'Accueil', headings, text }, plan);
}

type PageLists = Pick<Site, 'about' | 'contact' | 'measures' | 'privacy' | 'settings' | 'text'>;

/** Returns the pages that stand alone. Their h1 may be a motto, so `titreSeo` is their title here. */
function pageDocuments({ about, contact, measures, privacy, settings, text }: PageLists, plan: Plan): Document[] {
  const { mission, vision, valeurs, histoire, parties, fondateur } = about.data;
  const { accroche, formulaire, audit, coordonnees, rendezVous } = contact.data;
  const { titre, duree, deroule, remis } = audit ?? {};
  const people = [fondateur, ...(settings.data.equipe ?? [])].map(({ role, texte }) => [role, texte]);
  const texts = text.list.filter(({ path, data }) => path !== paths.thanks && !data.canonique);
  return [
    pageDocument(about, [mission, vision, valeurs, histoire, parties, people], plan),
    pageDocument(
      { ...contact, headings: [coordonnees, rendezVous].map(({ titre }) => ({ text: titre })) },
      [accroche, formulaire.intro, formulaire.typesDemande, titre, duree, deroule, remis, rendezVous],
      plan,
    ),
    ...measures.list.map((entry) => pageDocument(entry, [entry.data.registre], plan)),
    ...texts.map((entry) => pageDocument(entry, [entry.html], plan)),
    pageDocument(privacy, [], plan),
  ];
}

function pageDocument(
  page: Pick<DescribedPage, 'path' | 'data'> & { headings: readonly { text: string }[] },
  parts: readonly unknown[],
  plan: Plan,
): Document {
  const { titre, titreSeo = titre } = page.data;
  const headings = [titre, ...page.headings.map(({ text }) => text)].join('\n');
  return documentOf(page, 'Page', { title: titreSeo, category: '', headings, text: textsIn(parts) }, plan);
}

function documentOf(
  { path, data }: Pick<Entry<PageWords>, 'path' | 'data'>,
  label: string,
  texts: Texts,
  plan: Plan,
): Document {
  const { titre, description } = data;
  const { typeset } = plan;
  const result = {
    href: hrefOf(path, plan),
    label,
    title: typeset(titre, 'fr'),
    description: typeset(description, 'fr'),
  };
  return { result, searched: { title: titre, description, ...texts } };
}

function hrefOf(path: string, { address, url }: Pick<SitePlan, 'address' | 'url'>): string {
  return url(path).slice(address.origin.length);
}

function articleTexts({ data, html, headings }: Entry<Article>): Texts {
  const titles = headings.map(({ text }) => text).join('\n');
  return { category: data.categorie, headings: titles, text: [data.chapeau, html] };
}

/** Returns the names of the files. Their texts are hardly different from those of the pages that offer them. */
function resourceTexts({ groups }: Resources): Texts {
  const titles = groups.flatMap(({ files }) => files.map(({ title }) => title));
  return { category: '', headings: titles.join('\n'), text: [] };
}

function serviceTexts({ data }: Entry<Service>): Texts {
  const { accroche, badges, carte, sections, questions = [] } = data;
  const titles = [...textsIn(sections, 'titre'), ...questions.map(({ question }) => question)].join('\n');
  const answers = questions.map(({ reponse }) => reponse);
  return { category: '', headings: titles, text: textsIn([accroche, badges, carte, sections, answers]) };
}

function caseStudyTexts({ data, html }: Entry<CaseStudy>): Texts {
  const { secteur, introduction, probleme, solution, defi, reponse, resultats, outils } = data;
  const texts = textsIn([introduction, probleme, solution, defi, reponse, resultats, outils]);
  return { category: 'Cas d’usage, étude de cas, réalisation', headings: secteur, text: [...texts, html] };
}

/** Markup that no reader sees. */
const UNSEEN = ['type', 'icone', 'lien'];

/** Returns all texts of a piece of front matter, or only those of fields with one name. */
function textsIn(value: unknown, name?: string): string[] {
  if (typeof value === 'string') return name === undefined ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (UNSEEN.includes(key)) return [];
    return textsIn(part, key === name ? undefined : name);
  });
}
