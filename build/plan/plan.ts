import { absoluteUrl } from '../addresses/published.ts';
import type { SiteDefinition } from '../contract/definition.ts';
import type { Kind, PagePlan } from '../contract/kind.ts';
import type { Outcome } from '../contract/outcome.ts';
import { nameOnDisk, type OutputFile, outputFile } from '../contract/output.ts';
import type { PlannedPage } from '../contract/planned-page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { byCodeUnit } from '../system/by-code-unit.ts';
import type { Content } from '../validate/validate.ts';

/** Everything that will be made of the content: pages by path, and files that are no pages. */
export interface Plan {
  pages: readonly PlannedPage[];
  files: readonly OutputFile[];
}

/** Which pages and files there will be. Each entry of a kind that has pages gets one, unless the kind plans them itself; two on one path, or in one file, are an error. */
export function plan(
  site: Pick<SiteDefinition, 'kinds' | 'files'>,
  content: Pick<Content, 'entries' | 'site' | 'settings'>,
): Outcome<Plan> {
  const pages = pagesOf(site.kinds, content).sort((a, b) => byCodeUnit(a.path, b.path));
  const { address } = content.settings;
  const url = (path: string) => absoluteUrl(address, path);
  const files = (site.files?.(content.site, { pages, address, url }) ?? []).map(({ output, contents }) =>
    outputFile(output, contents),
  );
  return { value: { pages, files }, diagnostics: clashes(pages) };
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

function planned(kind: string, definition: Kind, { path, props, source, output }: PagePlan): PlannedPage {
  const file = output ?? definition.output ?? `${path.slice(1)}/index.html`.replace(/^\//, '');
  return { kind, path, output: file, props, ...(source !== undefined && { source }) };
}

function clashes(pages: readonly PlannedPage[]): Diagnostic[] {
  const owners = new Map<string, PlannedPage>();
  return pages.flatMap((page) => {
    const owner = owners.get(nameOnDisk(page.output));
    if (owner) {
      const wording = messages.plan.pathTaken(page.path, owner.source ?? owner.path);
      return [diagnostic('error', page.source ?? page.output, WHOLE_FILE, wording)];
    }
    owners.set(nameOnDisk(page.output), page);
    return [];
  });
}
