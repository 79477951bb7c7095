import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FinishedSite } from './check.ts';
import { linkTargets } from './link-problem.ts';
import { checkLinks } from './links.ts';
import { textsOf } from './sources.ts';
import { checkStructure } from './structure.ts';
import { checkTitles } from './titles.ts';

/**
 * What is to be said of one page, by its output, of a site that was checked before, as far as the content file says it (`source`).
 */
export async function checkPage(
  { pages, content, paths }: Omit<FinishedSite, 'statics'>,
  output: string,
  source: string,
): Promise<Diagnostic[]> {
  const { entries, unpublished, settings } = content;
  const { address, titleLimit } = settings;
  const one = pages.filter(({ route }) => route.output === output);
  const others = pages.filter(({ route }) => route.output !== output && route.leadsTo === undefined);
  const texts = textsOf(entries.filter(({ entry }) => entry.source === source));
  const diagnostics = [
    ...checkStructure(one),
    ...(await checkTitles([...others, ...one], textsOf(entries), titleLimit)),
    ...checkLinks(pages, linkTargets(pages, new Set(paths), address, unpublished, texts), texts, one),
  ];
  return diagnostics.filter(({ file }) => file === source);
}
