import type { Content } from '../../contract/content.ts';
import type { UpcomingPage } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { Page } from '../../contract/finished-page.ts';
import { nameOnDisk } from '../../contract/output.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { foldersOf } from '../../platform/folders.ts';
import { linkTargets } from './link-problem.ts';
import { checkLinks, checkScheduledLinks } from './links.ts';
import { textsOf } from './places.ts';
import { checkIds, checkTitles } from './structure.ts';

interface FinishedSite {
  pages: readonly Page[];
  content: Pick<Content, 'entries' | 'unpublished' | 'whole' | 'settings'>;
  /** Published paths, once for each source of a file. */
  paths: readonly string[];
  /** Paths of static files, including files that no page links to. */
  statics: readonly string[];
  upcoming: readonly UpcomingPage[];
}

/** Checks mistakes that a text can cause in the finished site, by the facts of its pages; tests check the HTML. */
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
    ...checkIds(read),
    ...(await checkTitles(read, texts, titleLimit)),
    ...checkLinks(pages, targets, texts),
    ...(await checkScheduledLinks(waiting, upcoming, targets, statics)),
  ];
  return { value: undefined, diagnostics };
}

/** Checks one page of a checked site, and reports faults that its content file causes. */
export async function checkPage(
  { pages, content, paths }: Omit<FinishedSite, 'statics' | 'upcoming'>,
  output: string,
  source: string,
): Promise<Diagnostic[]> {
  const { entries, unpublished, settings } = content;
  const { address, titleLimit } = settings;
  const one = pages.filter(({ route }) => route.output === output);
  const others = pages.filter(({ route }) => route.output !== output && route.leadsTo === undefined);
  const texts = textsOf(entries.filter(({ entry }) => entry.source === source));
  const diagnostics = [
    ...checkIds(one),
    ...(await checkTitles([...others, ...one], textsOf(entries), titleLimit, one)),
    ...checkLinks(pages, linkTargets(pages, new Set(paths), address, unpublished, texts), texts, one),
  ];
  return diagnostics.filter(({ file }) => file === source);
}

/** Reports two files with one path, because one of them would silently replace the other, on some disks even if only case differs. */
function checkFiles(paths: readonly string[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const name = nameOnDisk(path);
    const other = seen.get(name);
    if (other === undefined) {
      seen.set(name, path);
      return [];
    }
    return diagnostic('error', path, WHOLE_FILE, messages.fileTwice(path, other));
  });
}

/** Reports paths that are both a file and a folder, which no disk can have. */
function checkFolders(paths: Iterable<string>): Diagnostic[] {
  const files = new Set(paths);
  const insides = new Map<string, string>();
  for (const path of files)
    for (const folder of foldersOf(path)) if (files.has(folder) && !insides.has(folder)) insides.set(folder, path);
  return Array.from(insides, ([folder, inside]) =>
    diagnostic('error', folder, WHOLE_FILE, messages.fileAndFolder(folder, inside)),
  );
}
