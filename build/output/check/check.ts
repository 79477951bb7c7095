import type { SiteAddress } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/outcome.ts';
import type { PlacedEntry } from '../../contract/placed-entry.ts';
import type { UpcomingPage } from '../../contract/planned-page.ts';
import type { UnpublishedPage } from '../../contract/publication.ts';
import type { CheckedPage, Sources } from './checked-page.ts';
import { checkClasses } from './classes.ts';
import { checkFiles, checkFolders } from './files.ts';
import { linkTargets } from './link-problem.ts';
import { checkLinks } from './links.ts';
import { checkScheduledLinks } from './scheduled-links.ts';
import { checkStructure } from './structure.ts';
import { checkTitles } from './titles.ts';
import { checkUnpublishedLinks } from './unpublished-links.ts';
import { checkValidity } from './validity.ts';

/** A finished site, before it is published. */
export interface FinishedSite extends Sources {
  pages: readonly CheckedPage[];
  /** Paths of all that will be published, once for each source of a file. */
  files: readonly string[];
  address: SiteAddress;
  /** Characters that a title has to be shorter than. */
  titleLimit?: number;
  /** What is not published yet. */
  unpublished: readonly UnpublishedPage[];
  /** Entries of which there will be a page on a day of their own, and all pages to come. */
  waiting: readonly PlacedEntry[];
  upcoming: readonly UpcomingPage[];
}

/** Structures (`PageFacts.structures`) that earlier builds with the same code have found in valid pages. */
export interface ValidatedStructures {
  known: readonly string[];
  keep: (structures: ReadonlySet<string>) => void;
}

const NONE_KNOWN: ValidatedStructures = { known: [], keep: () => {} };

/** Checks the finished site by the facts of its pages. A page's HTML is read again only where it has a structure that no valid page has. */
export async function check(
  { pages, files, address, titleLimit, unpublished, waiting, upcoming, ...sources }: FinishedSite,
  validated: ValidatedStructures = NONE_KNOWN,
): Promise<Outcome<undefined>> {
  const paths = new Set(files);
  const read = pages.filter(({ leadsOn }) => !leadsOn);
  const targets = linkTargets(pages, paths, address, unpublished);
  const validity = await checkValidity(pages, sources.texts, validated.known);
  const diagnostics = [
    ...checkFiles(files),
    ...checkFolders(paths),
    ...checkStructure(read),
    ...(await checkTitles(read, sources, titleLimit)),
    ...checkLinks(pages, targets, sources.texts),
    ...checkUnpublishedLinks(read, unpublished, address, sources.texts),
    ...(await checkScheduledLinks(waiting, upcoming, unpublished, targets)),
    ...checkClasses(pages),
  ];
  validated.keep(validity.validStructures);
  return { value: undefined, diagnostics: [...diagnostics, ...validity.diagnostics] };
}
