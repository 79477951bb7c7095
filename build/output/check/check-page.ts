import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FinishedSite } from './check.ts';
import { linkTargets } from './link-problem.ts';
import { checkLinks } from './links.ts';
import { checkStructure } from './structure.ts';
import { checkTitles } from './titles.ts';
import { checkUnpublishedLinks } from './unpublished-links.ts';

/**
 * What is to be said of one page, by its output, of a site that was checked before, as far as the content file says it (`source`). All but its HTML's
 * validity, which a text has no hand in.
 */
export async function checkPage(
  { pages, files, address, titleLimit, unpublished, ...sources }: FinishedSite,
  output: string,
  source: string,
): Promise<Diagnostic[]> {
  const one = pages.filter((page) => page.output === output);
  const others = pages.filter((page) => page.output !== output && !page.leadsOn);
  const written = sources.texts.get(source);
  const texts = new Map(written ? [[source, written]] : []);
  const diagnostics = [
    ...checkStructure(one),
    ...(await checkTitles([...others, ...one], sources, titleLimit)),
    ...checkLinks(pages, linkTargets(pages, new Set(files), address, unpublished), texts, one),
    ...checkUnpublishedLinks([...others, ...one], unpublished, address, texts),
  ];
  return diagnostics.filter(({ file }) => file === source);
}
