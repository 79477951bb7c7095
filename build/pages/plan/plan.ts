import { absoluteUrl } from '../../contract/addresses.ts';
import type { Content } from '../../contract/content.ts';
import type {
  AssetPlan,
  FilePlan,
  PlannedPage,
  SiteAddress,
  SiteDefinition,
  SitePlan,
  UpcomingPage,
} from '../../contract/definition.ts';
import type { Outcome } from '../../contract/diagnostic.ts';
import { type OutputFile, outputFile } from '../../contract/output.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import { byCodeUnit } from '../../platform/by-code-unit.ts';
import { pathConflicts } from './clashes.ts';
import { pagesOf, upcomingPages } from './pages.ts';

/** Everything that will be made of the content: pages by path, files that are no pages, and what asset generators are to make. */
export interface Plan {
  pages: readonly PlannedPage[];
  files: readonly OutputFile[];
  assets: readonly AssetPlan[];
  /** Pages that there will be besides, once what is held back is published; none where it is shown already. */
  upcoming: readonly UpcomingPage[];
}

/** Work of other stages for the plan: typography, and the HTML of texts in feeds. */
export interface PlanSteps extends Pick<SitePlan, 'typeset'> {
  feedHtml: (html: string, place: { address: SiteAddress; path: string; lang: string }) => Promise<string>;
}

/**
 * Which pages and files there will be, beside those that are `copied`. Each entry of a content type that has pages gets one, unless the content type plans them itself;
 * two on one path, or in one file, are an error.
 */
export async function plan(
  site: Pick<SiteDefinition, 'contentTypes' | 'files'>,
  content: Omit<Content, 'layout' | 'summaries' | 'variables'>,
  { typeset, feedHtml }: PlanSteps,
  copied: readonly string[] = [],
): Promise<Outcome<Plan>> {
  const pages = pagesOf(site.contentTypes, content).sort((a, b) => byCodeUnit(a.path, b.path));
  const { address } = content.settings;
  const wishes = await site.files?.(content.site, {
    pages,
    address,
    url: (path) => absoluteUrl(address, path),
    typeset,
    feedHtml: (html, page) => feedHtml(html, { address, ...page }),
  });
  const files = (wishes ?? []).flatMap((one) => (isAssetPlan(one) ? [] : outputFile(one.output, one.contents)));
  const assets = (wishes ?? []).filter(isAssetPlan);
  const others = [...files.map(({ path }) => path), ...assets.flatMap(({ outputs = [] }) => outputs), ...copied];
  const upcoming = upcomingPages(site.contentTypes, pages, content);
  const texts = new Map(content.whole.entries.map(({ entry, text }) => [entry.source, text]));
  const diagnostics = await pathConflicts([...pages, ...scheduled(upcoming, content.unpublished)], others, texts);
  return { value: { pages, files, assets, upcoming }, diagnostics };
}

function isAssetPlan(one: FilePlan | AssetPlan): one is AssetPlan {
  return 'generator' in one;
}

/** The upcoming pages that a date publishes without anybody at hand; pages that wait for a draft are left out. */
function scheduled(upcoming: readonly UpcomingPage[], pages: readonly UnpublishedPage[]): UpcomingPage[] {
  const unpublished = new Map(pages.map((page) => [page.path, page.unpublished]));
  return upcoming.filter((page) => (page.unpublished ?? unpublished.get(page.leadsTo ?? ''))?.why !== 'draft');
}
