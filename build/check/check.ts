import type { SiteAddress } from '../contract/definition.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { CheckedPage, Sources } from './checked-page.ts';
import { checkClasses } from './classes.ts';
import { checkFiles, checkFolders } from './files.ts';
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
  /** Shapes of pages that are known to be valid HTML, from builds before this one with the same `HTML_RULES`. */
  validShapes?: Iterable<string>;
}

/** Looks at the finished site before anyone else does. Joins the facts of its pages; a page is read again only for its HTML, where that is like no other's. */
export async function check({
  pages,
  files,
  address,
  validShapes,
  ...sources
}: FinishedSite): Promise<Outcome<Checked>> {
  const paths = new Set(files);
  const validity = await checkValidity(pages, sources.texts, validShapes);
  return {
    value: { validShapes: validity.validShapes },
    diagnostics: [
      ...checkFiles(files),
      ...checkFolders(paths),
      ...checkStructure(pages),
      ...(await checkTitles(pages, sources)),
      ...checkLinks(pages, paths, address, sources.texts),
      ...checkClasses(pages),
      ...validity.diagnostics,
    ],
  };
}

export interface Checked {
  /** Every shape that stands in a valid page: what need not be looked at in builds to come. */
  validShapes: ReadonlySet<string>;
}
