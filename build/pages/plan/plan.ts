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

export interface Plan {
  pages: readonly PlannedPage[];
  files: readonly OutputFile[];
  assets: readonly AssetPlan[];
  /** Pages that are not published yet; none if they are shown already. */
  upcoming: readonly UpcomingPage[];
}

export interface PlanSteps extends Pick<SitePlan, 'typeset'> {
  feedHtml: (html: string, place: { address: SiteAddress; path: string; lang: string }) => Promise<string>;
}

/** Plans pages and files. Two that claim one path or file are an error; `copied` files count as well. */
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
  const diagnostics = await pathConflicts([...pages, ...withoutDrafts(upcoming, content.unpublished)], others, texts);
  return { value: { pages, files, assets, upcoming }, diagnostics };
}

function isAssetPlan(one: FilePlan | AssetPlan): one is AssetPlan {
  return 'generator' in one;
}

/** Returns the pages that are published by a date; drafts wait for a person. */
function withoutDrafts(upcoming: readonly UpcomingPage[], pages: readonly UnpublishedPage[]): UpcomingPage[] {
  const unpublished = new Map(pages.map((page) => [page.path, page.unpublished]));
  return upcoming.filter((page) => (page.unpublished ?? unpublished.get(page.leadsTo ?? ''))?.why !== 'draft');
}
