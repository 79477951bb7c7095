import type { Content } from '../../contract/content.ts';
import type { Page } from '../../contract/finished-page.ts';
import type { UpcomingPage } from '../../contract/planned-page.ts';
import type { Outcome } from '../../diagnostics/diagnostic.ts';
import { checkClasses } from './classes.ts';
import { checkFiles, checkFolders } from './files.ts';
import { linkTargets } from './link-problem.ts';
import { checkLinks } from './links.ts';
import { checkScheduledLinks } from './scheduled-links.ts';
import { textsOf } from './sources.ts';
import { checkStructure } from './structure.ts';
import { checkTitles } from './titles.ts';

/** A finished site, before it is published. */
export interface FinishedSite {
  pages: readonly Page[];
  content: Pick<Content, 'entries' | 'unpublished' | 'whole' | 'settings'>;
  /** Paths of all that will be published, once for each source of a file. */
  paths: readonly string[];
  /** Paths of the static files, those included that nothing published leads to. */
  statics: readonly string[];
  upcoming: readonly UpcomingPage[];
}

/** Checks what a text can get wrong in the finished site, by the facts of its pages; their HTML, which is the code's alone, is the tests'. */
export async function check({ pages, content, paths, statics, upcoming }: FinishedSite): Promise<Outcome<undefined>> {
  const { entries, unpublished, settings } = content;
  const { address, titleLimit } = settings;
  const [files, texts, published] = [new Set(paths), textsOf(entries), new Set(entries)];
  const read = pages.filter(({ route }) => route.leadsTo === undefined);
  const waiting = content.whole.entries.filter((placed) => !published.has(placed));
  const targets = linkTargets(pages, files, address, unpublished, texts);
  const diagnostics = [
    ...checkFiles(paths),
    ...checkFolders(files),
    ...checkStructure(read),
    ...(await checkTitles(read, texts, titleLimit)),
    ...checkLinks(pages, targets, texts),
    ...(await checkScheduledLinks(waiting, upcoming, unpublished, targets, statics)),
    ...checkClasses(pages),
  ];
  return { value: undefined, diagnostics };
}
