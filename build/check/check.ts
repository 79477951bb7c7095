import type { SiteAddress } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { PlacedEntry } from '../contract/placed-entry.ts';
import type { PageToCome } from '../contract/planned-page.ts';
import type { HeldPage } from '../contract/publication.ts';
import type { CheckedPage, Sources } from './checked-page.ts';
import { checkClasses } from './classes.ts';
import { checkFiles, checkFolders } from './files.ts';
import { checkHeldLinks } from './held-links.ts';
import { checkLaterLinks } from './later-links.ts';
import { linkTargets } from './link-problem.ts';
import { checkLinks } from './links.ts';
import { checkStructure } from './structure.ts';
import { checkTitles } from './titles.ts';
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
  held: readonly HeldPage[];
  /** Entries of which there will be a page on a day of their own, and all pages to come. */
  waiting: readonly PlacedEntry[];
  toCome: readonly PageToCome[];
}

/** Structures (`PageFacts.structures`) that earlier builds with the same code have found in valid pages. */
export interface ValidatedStructures {
  known: readonly string[];
  keep: (structures: ReadonlySet<string>) => void;
}

const NONE_KNOWN: ValidatedStructures = { known: [], keep: () => {} };

/** Checks the finished site by the facts of its pages. A page's HTML is read again only where it has a structure that no valid page has. */
export async function check(
  { pages, files, address, titleLimit, held, waiting, toCome, ...sources }: FinishedSite,
  validated: ValidatedStructures = NONE_KNOWN,
): Promise<Outcome<undefined>> {
  const paths = new Set(files);
  const read = pages.filter(({ leadsOn }) => !leadsOn);
  const targets = linkTargets(pages, paths, address, held);
  const validity = await checkValidity(pages, sources.texts, validated.known);
  const diagnostics = [
    ...checkFiles(files),
    ...checkFolders(paths),
    ...checkStructure(read),
    ...(await checkTitles(read, sources, titleLimit)),
    ...checkLinks(pages, targets, sources.texts),
    ...checkHeldLinks(read, held, address, sources.texts),
    ...(await checkLaterLinks(waiting, toCome, held, targets)),
    ...checkClasses(pages),
  ];
  validated.keep(validity.validStructures);
  return { value: undefined, diagnostics: [...diagnostics, ...validity.diagnostics] };
}
