import { absoluteUrl } from '../addresses/published.ts';
import type { FilePlan, MakePlan, SiteAddress, SiteDefinition, SitePlan } from '../contract/definition.ts';
import type { Kind, PagePlan } from '../contract/kind.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile } from '../contract/output.ts';
import type { PlannedPage } from '../contract/planned-page.ts';
import { byCodeUnit } from '../system/by-code-unit.ts';
import type { Content } from '../validate/validate.ts';
import { clashes } from './clashes.ts';

/** Everything that will be made of the content: pages by path, files that are no pages, and what makers are to make. */
export interface Plan {
  pages: readonly PlannedPage[];
  files: readonly OutputFile[];
  makes: readonly MakePlan[];
}

/** How texts are set for files that are no pages. */
export interface Writing extends Pick<SitePlan, 'typeset'> {
  portable: (html: string, place: { address: SiteAddress; path: string; lang: string }) => Promise<string>;
}

/**
 * Which pages and files there will be, beside those that are `copied`. Each entry of a kind that has pages gets one, unless the kind plans them itself;
 * two on one path, or in one file, are an error.
 */
export async function plan(
  site: Pick<SiteDefinition, 'kinds' | 'files'>,
  content: Pick<Content, 'entries' | 'site' | 'settings'>,
  { typeset, portable }: Writing,
  copied: readonly string[] = [],
): Promise<Outcome<Plan>> {
  const pages = pagesOf(site.kinds, content).sort((a, b) => byCodeUnit(a.path, b.path));
  const { address } = content.settings;
  const asked = await site.files?.(content.site, {
    pages,
    address,
    url: (path) => absoluteUrl(address, path),
    typeset,
    portable: (html, page) => portable(html, { address, ...page }),
  });
  const files = (asked ?? []).flatMap((one) => (isMade(one) ? [] : outputFile(one.output, one.contents)));
  const makes = (asked ?? []).filter(isMade);
  const texts = new Map(content.entries.map(({ entry, text }) => [entry.source, text]));
  const others = [...files.map(({ path }) => path), ...makes.flatMap(({ outputs = [] }) => outputs), ...copied];
  return { value: { pages, files, makes }, diagnostics: await clashes(pages, others, (source) => texts.get(source)) };
}

function isMade(one: FilePlan | MakePlan): one is MakePlan {
  return 'make' in one;
}

function pagesOf(kinds: SiteDefinition['kinds'], { entries, site }: Pick<Content, 'entries' | 'site'>): PlannedPage[] {
  const ofEntries = entries.flatMap(({ kind, entry }): PlannedPage[] => {
    const definition = kinds[kind];
    if (!definition?.props || definition.pages || entry.path === '') return [];
    const { path, source } = entry;
    return [planned(kind, definition, { path, source, props: definition.props(entry, site) })];
  });
  const ofKinds = Object.entries(kinds).flatMap(([name, kind]) =>
    (kind.pages?.(site) ?? []).map((page) => planned(name, kind, page)),
  );
  return [...ofEntries, ...ofKinds];
}

function planned(kind: string, definition: Kind, { output, ...page }: PagePlan): PlannedPage {
  const file = output ?? definition.output ?? `${page.path.slice(1)}/index.html`.replace(/^\//, '');
  return { kind, output: file, ...page };
}
